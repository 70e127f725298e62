import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type {
  AskedCandidate,
  CandidateBrief,
  CandidateIdentity,
  CandidateName,
  CandidateRecord,
} from './record/candidate.record.js';
import { isComplete, isPublic } from './record/candidate.rules.js';
import { CandidatesRepository } from './record/candidates.repository.js';
import { ErasePerson } from './write/erase-person.js';

type Id = string | Types.ObjectId;

/** Reads candidates for other modules, and ties their writes to the candidate they belong to. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly repository: CandidatesRepository,
    private readonly erasePerson: ErasePerson,
    private readonly transactions: Transactions,
  ) {}

  async get(id: Id, session?: ClientSession): Promise<CandidateRecord> {
    const candidate = await this.repository.findById(id, session);
    if (!candidate) throw new ProblemError('not_found');
    return candidate;
  }

  /** A candidate with a public page; `erased` for one whose page was public until the erasure. */
  async getPublic(id: string): Promise<CandidateRecord> {
    const candidate = await this.repository.findById(id);
    if (candidate && isPublic(candidate)) return candidate;
    throw new ProblemError(!candidate && (await this.erasePerson.wasPublic(id)) ? 'erased' : 'not_found');
  }

  exists(id: Id): Promise<boolean> {
    return this.repository.exists(id);
  }

  /** Refuses a request that names a candidate who does not exist. */
  async requireExists(id: Id): Promise<void> {
    if (!(await this.exists(id))) throw ProblemError.field('candidateId', 'no_candidate_found');
  }

  async isComplete(id: Id, session?: ClientSession): Promise<boolean> {
    return isComplete(await this.get(id, session));
  }

  findByEmail(email: string, session?: ClientSession): Promise<CandidateRecord | null> {
    return this.repository.findByEmail(email.trim().toLowerCase(), session);
  }

  /** Names and addresses of those of these candidates that exist. */
  namesOf(ids: readonly Id[]): Promise<CandidateName[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.repository.findNames(ids);
  }

  /** Those of these candidates whose availability was confirmed after a moment. */
  confirmedSince(ids: readonly Types.ObjectId[], moment: Date): Promise<Types.ObjectId[]> {
    return this.repository.confirmedSince(ids, moment);
  }

  /** Those of these candidates that exist, in short. */
  briefsOf(ids: readonly Id[]): Promise<CandidateBrief[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.repository.findBriefs(ids);
  }

  /** Those of these candidates that exist, with the fields for a question about their availability. */
  askedOf(ids: readonly Id[]): Promise<AskedCandidate[]> {
    return this.repository.findAsked(ids);
  }

  /** Those of these candidates that exist, with the fields by which the product recognises them. */
  identitiesOf(ids: readonly Id[], session?: ClientSession): Promise<CandidateIdentity[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.repository.findIdentities(ids, session);
  }

  identitiesAfter(id: Types.ObjectId | null, limit: number, session: ClientSession): Promise<CandidateIdentity[]> {
    return this.repository.findAfter(id, limit, session);
  }

  /** Whole records, to change them in this transaction. */
  findWhole(ids: readonly Id[], session: ClientSession): Promise<CandidateRecord[]> {
    return this.repository.findWhole({ _id: { $in: ids } }, session);
  }

  /** Marks a candidate as changed by a write to what belongs to them; refuses when they are gone. */
  async touch(me: Principal, id: Id, session: ClientSession): Promise<void> {
    const now = new Date();
    const changed = { modifiedAt: now, ...(isRecruiter(me) ? { modifiedByRecruiterAt: now } : {}) };
    await this.repository.set(id, { $set: changed }, session);
  }

  /** The same for what came by mail. */
  async touchByMail(id: Id, session: ClientSession): Promise<void> {
    await this.repository.set(id, { $set: { modifiedAt: new Date() } }, session);
  }

  /** The same for several, by a recruiter. */
  async touchMany(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const now = new Date();
    const changed = { $set: { modifiedAt: now, modifiedByRecruiterAt: now } };
    await this.repository.setMany({ _id: { $in: ids } }, changed, session);
  }

  /**
   * Writes a record that belongs to a candidate. The write also changes the candidate, so it conflicts with a concurrent erasure: one of the two
   * waits for the other, and no record of an erased person remains.
   */
  write<T>(me: Principal, id: Id, work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.transactions.run(async (session) => {
      await this.touch(me, id, session);
      return work(session);
    });
  }

  /** The same for a new record: the answer names `candidateId` when the candidate does not exist. */
  writeNew<T>(me: Principal, candidateId: Id, work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.transactions.run(async (session) => {
      await this.touch(me, candidateId, session).catch((error: unknown) => {
        const isGone = error instanceof ProblemError && error.code === 'not_found';
        throw isGone ? ProblemError.field('candidateId', 'no_candidate_found') : error;
      });
      return work(session);
    });
  }

  async setAvatar(id: Id, fileId: Types.ObjectId | null, session: ClientSession): Promise<void> {
    await this.repository.set(id, { $set: { avatar: fileId } }, session);
  }

  /** Keeps the candidate for the agency without a login, and closes the public page, which its owner can no longer close (docs/domain/accounts.md#leaving). */
  async detachUser(id: Id, session: ClientSession): Promise<void> {
    await this.repository.set(id, { $set: { userId: null, publicEnabled: false } }, session);
  }

  /** Closes the public page; returns whether it was open. */
  async hide(id: Id, session: ClientSession): Promise<boolean> {
    const { publicEnabled } = await this.get(id, session);
    await this.repository.set(id, { $set: { publicEnabled: false } }, session);
    return publicEnabled;
  }

  async show(id: Id, session: ClientSession): Promise<void> {
    await this.repository.set(id, { $set: { publicEnabled: true } }, session);
  }
}
