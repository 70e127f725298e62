import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@byline/shared-types/domain';
import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { cacheNames, type NameCache } from '../../common/mongo/name-cache.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { UserFilter } from './dto/person.dto.js';
import type { EmailChange, MailedLink, Person, Signatures, UserName, UserRecord } from './user.record.js';
import { normaliseEmail, userListFields } from './user.rules.js';

type Named = Pick<UserRecord, 'firstname' | 'name' | 'email'>;

const bumped = (update: UpdateQuery<UserRecord>): UpdateQuery<UserRecord> => ({ ...update, $inc: { version: 1 } });

/** The fields of `Person`. */
const PERSON = 'email firstname name roles candidateId createdAt';

/** A new user; missing fields are empty. */
export type NewUser = Partial<UserRecord> & Named & Pick<UserRecord, 'language' | 'roles'>;

@Injectable()
export class UsersRepository {
  private readonly names: NameCache<UserName>;

  constructor(
    @InjectModel('User') private readonly users: Model<UserRecord>,
    transactions: Transactions,
  ) {
    this.names = cacheNames(users, ['firstname', 'name'], transactions);
  }

  findById(id: string | Types.ObjectId, session?: ClientSession): Promise<UserRecord | null> {
    return this.users
      .findById(id)
      .session(session ?? null)
      .lean<UserRecord>();
  }

  /** The signatures of a user; null if the user is gone. */
  async findSignatures(id: Types.ObjectId, session?: ClientSession): Promise<Signatures | null> {
    const query = this.users.findById(id).select('signatures');
    return (await query.session(session ?? null).lean<Pick<UserRecord, 'signatures'>>())?.signatures ?? null;
  }

  findByEmail(email: string): Promise<UserRecord | null> {
    return this.users.findOne({ email: normaliseEmail(email) }).lean<UserRecord>();
  }

  /** With the hash of the password, to check one. */
  findWithPassword(user: { email: string } | { _id: string }): Promise<UserRecord | null> {
    const match = 'email' in user ? { email: normaliseEmail(user.email) } : user;
    return this.users.findOne(match).select('+passwordHash').lean<UserRecord>();
  }

  findRecruiter(id: string | Types.ObjectId, session?: ClientSession): Promise<UserRecord | null> {
    return this.users
      .findOne({ _id: id, roles: 'recruiter' })
      .session(session ?? null)
      .lean<UserRecord>();
  }

  /** Writes to a user with a role, so another transaction that takes it conflicts; false when they no longer have it. */
  async touchWithRole(id: string, role: Role, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.users.updateOne({ _id: id, roles: role }, bumped({}), { session });
    return matchedCount === 1;
  }

  /** Whether a user has been a recruiter without a break since then. */
  async isRecruiterSince(id: Types.ObjectId, since: Date, session?: ClientSession): Promise<boolean> {
    const match: QueryFilter<UserRecord> = { _id: id, roles: 'recruiter', leftStaffAt: { $not: { $gte: since } } };
    return (await this.users.exists(match).session(session ?? null)) !== null;
  }

  /** For names beside records. */
  findNames(ids: readonly (string | Types.ObjectId)[]): Promise<UserName[]> {
    return this.names.find(ids);
  }

  findPeople(ids: readonly (string | Types.ObjectId)[]): Promise<Person[]> {
    return this.users
      .find({ _id: { $in: ids } } as QueryFilter<UserRecord>)
      .select(PERSON)
      .lean<Person[]>();
  }

  /** The logins of a person, by the ids of users or candidates. */
  ofPerson({ userIds, candidateIds }: ErasedPerson, session: ClientSession): Promise<UserRecord[]> {
    const match = { $or: [{ _id: { $in: userIds } }, { candidateId: { $type: 'objectId', $in: candidateIds } }] };
    return this.users
      .find(match as QueryFilter<UserRecord>)
      .session(session)
      .lean<UserRecord[]>();
  }

  /** The addresses among these that belong to another login. */
  async othersAddresses(
    emails: readonly string[],
    userIds: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<string[]> {
    const match = { email: { $in: emails }, _id: { $nin: userIds } } as QueryFilter<UserRecord>;
    const others = await this.users.find(match).select('email').session(session).lean<UserRecord[]>();
    return others.map(({ email }) => email);
  }

  list(params: ListParams<UserFilter>): Promise<Page<UserRecord>> {
    const { _id, roles } = params.filter;
    const match = { ...(_id ? { _id: { $in: _id } } : {}), ...(roles ? { roles: { $in: roles } } : {}) };
    return readList(this.users, match as QueryFilter<UserRecord>, params);
  }

  async create(user: NewUser, session: ClientSession): Promise<UserRecord> {
    const [created] = await this.users.create([{ ...user, ...userListFields(user) }], { session });
    if (!created) throw new Error('MongoDB created no user');
    return created.toObject();
  }

  /** Changes a user and returns the new record, or null. */
  async update(
    id: string | Types.ObjectId,
    update: UpdateQuery<UserRecord>,
    session?: ClientSession,
  ): Promise<UserRecord | null> {
    const changed = await this.users
      .findOneAndUpdate({ _id: id }, bumped(update), { returnDocument: 'after', session: session ?? null })
      .lean<UserRecord>();
    this.names.dropAfter(session, id);
    return changed;
  }

  async rename(id: string, names: Partial<Named>, more: Partial<UserRecord>, session: ClientSession): Promise<void> {
    const user = await this.findById(id, session);
    if (user) await this.update(id, { $set: { ...names, ...more, ...userListFields({ ...user, ...names }) } }, session);
  }

  /** Uses a mailed reset link once and changes the user with it; null when the link is unknown, used or expired. */
  useResetLink(
    email: string,
    hash: string,
    changes: Partial<UserRecord>,
    session?: ClientSession,
  ): Promise<UserRecord | null> {
    const now = new Date();
    return this.users
      .findOneAndUpdate(
        {
          email: normaliseEmail(email),
          'reset.hash': hash,
          'reset.usedAt': null,
          'reset.expiresAt': { $gt: now },
        },
        bumped({ $set: { ...changes, 'reset.usedAt': now } }),
        { returnDocument: 'after', session: session ?? null },
      )
      .lean<UserRecord>();
  }

  async setResetLink(id: Types.ObjectId, link: MailedLink, session: ClientSession): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { reset: link } }, { session });
  }

  /** Changes a user with such a change of address, and returns the record before it, or null. */
  changeWithEmailChange(
    id: string,
    change: { [Field in keyof EmailChange]?: QueryFilter<EmailChange>[Field] },
    update: UpdateQuery<UserRecord>,
    session?: ClientSession,
  ): Promise<UserRecord | null> {
    const match = Object.fromEntries(Object.entries(change).map(([field, is]) => [`emailChange.${field}`, is]));
    return this.users
      .findOneAndUpdate({ _id: id, ...match }, bumped(update), {
        returnDocument: 'before',
        session: session ?? null,
      })
      .lean<UserRecord>();
  }

  /** Ends a removal with this token that is not due. Returns the user before it, or null. */
  endRemoval(id: string, hash: string, session: ClientSession): Promise<UserRecord | null> {
    return this.users
      .findOneAndUpdate(
        { _id: id, 'removal.hash': hash, 'removal.due': { $gt: new Date() } },
        bumped({ $set: { removal: null, keptByHash: hash } }),
        { returnDocument: 'before', session },
      )
      .lean<UserRecord>();
  }

  async dueRemovals(now: Date): Promise<Types.ObjectId[]> {
    const due = await this.users
      .find({ 'removal.due': { $lte: now } })
      .select('_id')
      .lean<UserRecord[]>();
    return due.map(({ _id }) => _id);
  }

  /** Accepts a two-factor time step once; false if it or a later one was used. */
  async acceptStep(id: Types.ObjectId, step: number): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id: id, 'twofactor.lastStep': { $lt: step } },
      { $set: { 'twofactor.lastStep': step } },
    );
    return modifiedCount === 1;
  }

  /** Uses a recovery code and returns the number left, or null for a wrong or used one. */
  async useRecoveryCode(id: Types.ObjectId, hash: string, session: ClientSession): Promise<number | null> {
    const user = await this.users
      .findOneAndUpdate(
        { _id: id, 'twofactor.recovery': hash },
        { $pull: { 'twofactor.recovery': hash } },
        { returnDocument: 'after', session },
      )
      .lean<UserRecord>();
    return user && (user.twofactor?.recovery?.length ?? 0);
  }

  /** Applies a new app, once; false if it applies already, or another one has replaced it. */
  async turnTwoFactorOn(
    id: Types.ObjectId,
    twofactor: NonNullable<UserRecord['twofactor']>,
    session: ClientSession,
  ): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id: id, twofactorEnabled: false, 'twofactorSetup.secret': twofactor.secret },
      bumped({ $set: { twofactorEnabled: true, twofactor, twofactorSetup: null } }),
      { session },
    );
    return modifiedCount === 1;
  }

  /** Clears the intended jobs and returns the user before it; null without one. */
  consumeIntendedJobs(id: string | Types.ObjectId, session: ClientSession): Promise<UserRecord | null> {
    return this.users
      .findOneAndUpdate(
        { _id: id, jobId: { $ne: null } },
        { $set: { jobId: null, campaignId: null, earlierJobs: [] }, $inc: { version: 1 } },
        { returnDocument: 'before', session },
      )
      .lean<UserRecord>();
  }

  async delete(id: string | Types.ObjectId, session: ClientSession): Promise<void> {
    await this.users.deleteOne({ _id: id }, { session });
    this.names.dropAfter(session, id);
  }
}
