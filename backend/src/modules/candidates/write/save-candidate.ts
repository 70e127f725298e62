import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  DEFAULT_COUNTRY,
  FALLBACK_PROVINCE,
  type InterviewStatus,
  type Language,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { Types, type ClientSession } from 'mongoose';
import { Audit } from '../../../common/audit/audit.service.js';
import { isRecruiter, type Principal } from '../../../common/auth/principal.js';
import { fieldProblem, ProblemError } from '../../../common/errors/problem.error.js';
import { DomainEvents } from '../../../common/events/domain-events.js';
import { rethrowDuplicateAs } from '../../../common/mongo/duplicate-key.js';
import { TileCounters } from '../list/tile-counters.js';
import type { CandidateRecord } from '../record/candidate.record.js';
import { isComplete, skillsReplaced } from '../record/candidate.rules.js';
import { CandidatesRepository } from '../record/candidates.repository.js';
import { applyChanges, newContent, type CandidateChanges, type NewCandidate } from './candidate-changes.js';
import { authorOf, type AvailabilityAuthor } from './availability-changes.js';
import { PublicSlugs } from './public-slugs.js';

export interface CandidateOfUser {
  userId: Types.ObjectId;
  /** The id of a new candidate. */
  candidateId?: Types.ObjectId;
  firstname: string;
  name: string;
  email: string;
  language: Language;
  function: UserFunctionName | null;
  linkedin: string | null;
  newsletter: boolean;
}

/** The statuses that mean a conversation with the candidate (docs/domain/recruiting.md#stages). */
const CONVERSATIONS: readonly InterviewStatus[] = ['phone_interview', 'live_interview'];

interface Author {
  actorId: string | Types.ObjectId;
  userId: Types.ObjectId | null;
  candidateId?: Types.ObjectId | undefined;
  availability?: AvailabilityAuthor;
}

interface Writer {
  actorId: string | Types.ObjectId;
  isRecruiter: boolean;
}

const writerOf = (me: Principal): Writer => ({ actorId: me.userId, isRecruiter: isRecruiter(me) });

interface Edit {
  before: CandidateRecord;
  changes: CandidateChanges;
}

/** Names the address, which belongs to one candidate only; the unique index refuses it too. */
const EMAIL_TAKEN = { errors: [fieldProblem('email', 'email_taken')] };

/** Creates and changes candidates, with counters, audit trail and events in the same transaction. */
@Injectable()
export class SaveCandidate {
  constructor(
    private readonly repository: CandidatesRepository,
    private readonly counters: TileCounters,
    private readonly slugs: PublicSlugs,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
  ) {}

  create(me: Principal, fields: NewCandidate, session: ClientSession): Promise<CandidateRecord> {
    const author = { actorId: me.userId, userId: null, availability: authorOf(me) };
    return this.insert(fields, author, session).catch(rethrowDuplicateAs('email_taken', EMAIL_TAKEN));
  }

  /** The candidate of a new login with a proven address. A candidate whom a recruiter entered with that address becomes this user's. */
  async createForUser(user: CandidateOfUser, session: ClientSession): Promise<CandidateRecord> {
    const { userId, candidateId, linkedin, ...fields } = user;
    const known = await this.repository.findByEmail(user.email.trim().toLowerCase(), session);
    if (known?.userId) throw new ProblemError('email_taken');
    if (known) return this.repository.update(known._id, undefined, { $set: { userId } }, session);
    const links: Record<string, string> = linkedin ? { linkedin } : {};
    const address = { country: DEFAULT_COUNTRY, province: FALLBACK_PROVINCE };
    const author = { actorId: userId, userId, candidateId };
    return this.insert({ ...fields, ...address, links }, author, session).catch(rethrowDuplicateAs('email_taken'));
  }

  async update(
    me: Principal,
    id: string,
    { version, ...changes }: CandidateChanges & { version?: number },
    session: ClientSession,
  ): Promise<CandidateRecord> {
    const before = await this.get(id, session);
    const content = applyChanges(before, changes, authorOf(me));
    if (content.email !== before.email && (await this.repository.findByEmail(content.email, session)))
      throw new ProblemError('email_taken', EMAIL_TAKEN);
    const change = { version, action: 'update', changed: [...Object.keys(changes), 'availability'] };
    return this.write(writerOf(me), before, content, change, session).catch(
      rethrowDuplicateAs('email_taken', EMAIL_TAKEN),
    );
  }

  /** Changes candidates that this transaction has read, as a recruiter, in five steps however many they are. One refusal refuses all. */
  async updateMany(actorId: Types.ObjectId, edits: readonly Edit[], session: ClientSession): Promise<void> {
    if (edits.length === 0) return;
    const modifiedByRecruiterAt = new Date();
    const writes = edits.map(({ before, changes }) => {
      const fields = changedFields(before, { ...applyChanges(before, changes), modifiedByRecruiterAt });
      return { _id: before._id, before, fields, after: { ...before, ...fields }, changed: Object.keys(changes) };
    });
    await this.repository.updateMany(writes, session);
    await this.counters.move(writes, session);
    await this.audit.recordMany(
      writes.map(({ _id, before, after, changed }) => entryOf('update', actorId, _id, before, pick(after, changed))),
      session,
    );
    for (const { before, after } of writes) await this.tell(before, after, actorId, session);
  }

  /** Replaces a skill of all candidates by another, as a recruiter. */
  async replaceSkill(
    actorId: Types.ObjectId,
    from: Types.ObjectId,
    to: Types.ObjectId,
    session: ClientSession,
  ): Promise<void> {
    const match = { archived: { $in: [false, true] }, 'skills.skillId': from };
    const candidates = await this.repository.findWhole(match, session);
    const edits = candidates.map((before) => ({
      before,
      changes: { skills: skillsReplaced(before.skills, from, to) },
    }));
    await this.updateMany(actorId, edits, session);
  }

  /** Gives a contract; the pending application becomes successful (docs/domain/candidates.md#status). */
  async hire(me: Principal, id: string, session: ClientSession): Promise<CandidateRecord> {
    const before = await this.get(id, session);
    if (before.archived) {
      throw new ProblemError('impossible_transition', { parameters: { from: 'archived', to: 'contract' } });
    }
    const content = applyChanges(before, { status: 'contract' });
    const hired =
      before.status === 'contract'
        ? before
        : await this.write(writerOf(me), before, content, { action: 'hire', changed: ['status'] }, session);
    await this.events.emit('candidate.hired', { candidateId: id, actorId: me.userId }, session);
    return hired;
  }

  private async get(id: string, session: ClientSession): Promise<CandidateRecord> {
    const candidate = await this.repository.findById(id, session);
    if (!candidate) throw new ProblemError('not_found');
    return candidate;
  }

  private async insert(
    fields: NewCandidate,
    { actorId, userId, candidateId: _id = new Types.ObjectId(), availability }: Author,
    session: ClientSession,
  ): Promise<CandidateRecord> {
    const content = newContent(fields, availability);
    const publicSlugs = await this.slugs.of({ ...content, _id }, [], session);
    const candidate = await this.repository.create({ ...content, _id, userId, publicSlugs }, session);
    await this.counters.move([{ before: null, after: candidate }], session);
    await this.audit.record(entryOf('create', actorId, _id, {}, { email: candidate.email, userId }), session);
    await this.events.emit('candidate.written', { before: null, after: candidate }, session);
    if (isComplete(candidate)) await this.completed(candidate, session);
    return candidate;
  }

  /** Writes some fields of a candidate that this transaction has read. */
  async write(
    { actorId, isRecruiter: byRecruiter }: Writer,
    before: CandidateRecord,
    content: Partial<CandidateRecord>,
    { version, action, changed }: { version?: number | undefined; action: string; changed: string[] },
    session: ClientSession,
  ): Promise<CandidateRecord> {
    const by = {
      modifiedBy: new Types.ObjectId(actorId),
      ...(byRecruiter ? { modifiedByRecruiterAt: new Date() } : {}),
    };
    const publicSlugs = await this.slugs.of({ ...before, ...content }, before.publicSlugs, session);
    const fields = changedFields(before, { ...content, ...by, publicSlugs });
    const after = await this.repository.update(before._id, version, { $set: fields }, session);
    await this.counters.move([{ before, after }], session);
    await this.audit.record(entryOf(action, actorId, after._id, before, pick(after, changed)), session);
    await this.tell(before, after, actorId, session);
    return after;
  }

  private async tell(
    before: CandidateRecord,
    after: CandidateRecord,
    actorId: string | Types.ObjectId,
    session: ClientSession,
  ): Promise<void> {
    const { firstname, name, language, email } = after;
    const renamed = { firstname, name, language, email };
    if (Object.keys(changedFields(before, renamed)).length > 0) {
      const who = { candidateId: String(after._id), userId: after.userId && String(after.userId) };
      const earlierEmail = before.email === email ? null : before.email;
      await this.events.emit('candidate.renamed', { ...who, ...renamed, earlierEmail }, session);
    }
    await this.events.emit('candidate.written', { before, after }, session);
    const { availability } = after;
    if (availability?.confirmedOn && !isDeepStrictEqual(before.availability, availability)) {
      const by = { candidateId: after._id, actorId: new Types.ObjectId(actorId) };
      await this.events.emit('candidate.confirmed', by, session);
    }
    if (before.status !== after.status && CONVERSATIONS.includes(after.status))
      await this.events.emit(
        'candidate.interviewed',
        { candidateId: String(after._id), actorId: String(actorId) },
        session,
      );
    if (!isComplete(before) && isComplete(after)) await this.completed(after, session);
  }

  private completed({ _id, userId }: CandidateRecord, session: ClientSession): Promise<void> {
    const who = { candidateId: String(_id), userId: userId && String(userId) };
    return this.events.emit('candidate.completed', who, session);
  }
}

const entryOf = (
  action: string,
  actorId: string | Types.ObjectId,
  _id: Types.ObjectId,
  before: object,
  after: object,
) => ({ actorId, entity: 'candidate' as const, entityId: _id, candidateId: _id, action, before, after });

const changedFields = (before: CandidateRecord, content: Partial<CandidateRecord>): Partial<CandidateRecord> => {
  const old: Record<string, unknown> = { ...before };
  return Object.fromEntries(Object.entries(content).filter(([name, value]) => !isDeepStrictEqual(old[name], value)));
};

const pick = (record: CandidateRecord, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
