import { Injectable } from '@nestjs/common';
import { DEFAULT_COUNTRY, FALLBACK_PROVINCE, type Language, type UserFunctionName } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CandidateChanges, NewCandidate } from './candidate-changes.js';
import type { CandidateBrief, CandidateName, CandidateRecord } from './candidate.record.js';
import { isComplete, isPublic, skillsReplaced } from './candidate.rules.js';
import { CandidatesRepository } from './candidates.repository.js';
import { ErasePerson } from './erase-person.js';
import { EMAIL_TAKEN, SaveCandidate } from './save-candidate.js';

type Id = string | Types.ObjectId;

export interface CandidateOfUser {
  userId: Types.ObjectId;
  /** Id that a new candidate gets. */
  candidateId?: Types.ObjectId;
  firstname: string;
  name: string;
  email: string;
  language: Language;
  function: UserFunctionName | null;
  linkedin: string | null;
  newsletter: boolean;
}

/** Candidates, and what other modules ask of them. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly repository: CandidatesRepository,
    private readonly saveCandidate: SaveCandidate,
    private readonly erasePerson: ErasePerson,
    private readonly transactions: Transactions,
  ) {}

  async get(id: Id, session?: ClientSession): Promise<CandidateRecord> {
    const candidate = await this.repository.findById(id, session);
    if (!candidate) throw new ProblemError('not_found');
    return candidate;
  }

  /** A candidate with a public page; one who was erased with theirs is gone, whoever else has none is not found. */
  async getPublic(id: string): Promise<CandidateRecord> {
    const candidate = await this.repository.findById(id);
    if (candidate && isPublic(candidate)) return candidate;
    throw new ProblemError(!candidate && (await this.erasePerson.wasPublic(id)) ? 'erased' : 'not_found');
  }

  exists(id: Id): Promise<boolean> {
    return this.repository.count({ _id: id }).then((count) => count > 0);
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

  /** First name, name and address of several candidates; those that are gone are passed over. */
  namesOf(ids: readonly Id[]): Promise<CandidateName[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.repository.findNames(ids);
  }

  /** Several candidates in short; those that are gone are passed over. */
  briefsOf(ids: readonly Id[]): Promise<CandidateBrief[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.repository.findBriefs(ids);
  }

  /**
   * The candidate of a new login whose address is proven. A candidate whom a recruiter entered with the same address becomes this user's, as
   * they are.
   */
  async createForUser(user: CandidateOfUser, session: ClientSession): Promise<CandidateRecord> {
    const { userId, candidateId, linkedin, ...fields } = user;
    const known = await this.findByEmail(user.email, session);
    if (known?.userId) throw new ProblemError('email_taken');
    if (known) return this.repository.update(known._id, undefined, { $set: { userId } }, session);
    const links: Record<string, string> = linkedin ? { linkedin } : {};
    const address = { country: DEFAULT_COUNTRY, province: FALLBACK_PROVINCE };
    return this.saveCandidate
      .create({ ...fields, ...address, links }, { actorId: String(userId), userId, candidateId }, session)
      .catch(rethrowDuplicateAs('email_taken'));
  }

  create(me: Principal, fields: NewCandidate, session: ClientSession): Promise<CandidateRecord> {
    return this.saveCandidate
      .create(fields, { actorId: me.userId, userId: null }, session)
      .catch(rethrowDuplicateAs('email_taken', EMAIL_TAKEN));
  }

  update(
    me: Principal,
    id: string,
    changes: CandidateChanges & { version?: number },
    session: ClientSession,
  ): Promise<CandidateRecord> {
    return this.saveCandidate.update(me, id, changes, session).catch(rethrowDuplicateAs('email_taken', EMAIL_TAKEN));
  }

  /** Candidates to change in this transaction. */
  findWhole(ids: readonly Id[], session: ClientSession): Promise<CandidateRecord[]> {
    return this.repository.findWhole(ids, session);
  }

  /** Changes many, as a recruiter; they were read in this transaction. */
  updateMany(
    actorId: Types.ObjectId,
    edits: readonly { before: CandidateRecord; changes: CandidateChanges }[],
    session: ClientSession,
  ): Promise<void> {
    return this.saveCandidate.updateMany(actorId, edits, session);
  }

  /** Gives all who have one skill the other, as a recruiter. */
  async replaceSkill(
    actorId: Types.ObjectId,
    from: Types.ObjectId,
    to: Types.ObjectId,
    session: ClientSession,
  ): Promise<void> {
    const candidates = await this.repository.withSkill(from, session);
    const edits = candidates.map((before) => ({
      before,
      changes: { skills: skillsReplaced(before.skills, from, to) },
    }));
    await this.saveCandidate.updateMany(actorId, edits, session);
  }

  /** Gives a candidate a contract; their pending application becomes successful (docs/domain/candidates.md#status). */
  hire(me: Principal, id: string, session: ClientSession): Promise<CandidateRecord> {
    return this.saveCandidate.hire(me, id, session);
  }

  /** Marks a candidate as changed by a change to what belongs to them; refuses when they are gone, also while the session runs. */
  async touch(me: Principal, id: Id, session: ClientSession): Promise<void> {
    const now = new Date();
    const changed = { modifiedAt: now, ...(isRecruiter(me) ? { modifiedByRecruiterAt: now } : {}) };
    await this.repository.set(id, { $set: changed }, session);
  }

  /** The same for several, by a recruiter. */
  async touchMany(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const now = new Date();
    const changed = { $set: { modifiedAt: now, modifiedByRecruiterAt: now } };
    await this.repository.setMany({ _id: { $in: ids } }, changed, session);
  }

  /**
   * Writes something that belongs to a candidate. It is a change to the candidate, so that it meets an erasure of the person that runs at the same
   * time: one of the two waits for the other, and nothing of an erased person is left.
   */
  write<T>(me: Principal, id: Id, work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.transactions.run(async (session) => {
      await this.touch(me, id, session);
      return work(session);
    });
  }

  /** The same for something new: whoever names a candidate who is not there is told so by field. */
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

  /** Keeps the candidate for the agency without a login; nobody could switch the public page off then (docs/domain/accounts.md#leaving). */
  async detachUser(id: Id, session: ClientSession): Promise<void> {
    await this.repository.set(id, { $set: { userId: null, publicEnabled: false } }, session);
  }

  /** Takes the public page away; answers whether there was one. */
  async hide(id: Id, session: ClientSession): Promise<boolean> {
    const { publicEnabled } = await this.get(id, session);
    await this.repository.set(id, { $set: { publicEnabled: false } }, session);
    return publicEnabled;
  }

  /** Shows the public page again. */
  async show(id: Id, session: ClientSession): Promise<void> {
    await this.repository.set(id, { $set: { publicEnabled: true } }, session);
  }

  /** Remembers that a candidate has an application for a job, for the list's filter; call it in the application's transaction. */
  async addJob(id: Id, jobId: Id, session: ClientSession): Promise<void> {
    await this.repository.setMany({ _id: id }, { $addToSet: { jobs: jobId } }, session);
  }

  async removeJob(id: Id, jobId: Id, session: ClientSession): Promise<void> {
    await this.repository.setMany({ _id: id }, { $pull: { jobs: jobId } }, session);
  }

  /** Puts candidates in folders; all of them must exist. */
  async addToFolders(
    ids: readonly string[],
    folders: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<void> {
    const unique = [...new Set(ids.map((id) => id.toLowerCase()))].map(objectId);
    const found = await this.repository.setMany(
      { _id: { $in: unique } },
      { $addToSet: { folders: { $each: [...folders] } } },
      session,
    );
    if (found < unique.length) throw ProblemError.field('candidates', 'no_candidate_found');
  }

  /** Says which folders each of these candidates is in; they were read in this transaction. */
  async setFolders(
    changes: readonly { _id: Types.ObjectId; folders: Types.ObjectId[] }[],
    session: ClientSession,
  ): Promise<void> {
    if (changes.length > 0) await this.repository.setFolders(changes, session);
  }

  /** Takes one candidate, or all, out of a folder. */
  async removeFromFolder(folderId: Types.ObjectId, id: Id | undefined, session: ClientSession): Promise<void> {
    const match = id ? { _id: id } : { folders: folderId };
    await this.repository.setMany(match, { $pull: { folders: folderId } }, session);
  }

  /** Who is in a folder, by name, and how many in all. */
  async inFolder(folderId: Types.ObjectId, limit: number): Promise<{ candidates: CandidateName[]; count: number }> {
    const [candidates, count] = await Promise.all([
      this.repository.inFolder(folderId, limit),
      this.repository.count({ folders: folderId }),
    ]);
    return { candidates, count };
  }
}
