import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Types, type ClientSession } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { applyChanges, newContent, type CandidateChanges, type NewCandidate } from './candidate-changes.js';
import { CandidateCounters } from './candidate-counters.js';
import { objectId } from '../../common/mongo/record.js';
import type { CandidateRecord } from './candidate.record.js';
import { isComplete } from './candidate.rules.js';
import { CandidatesRepository } from './candidates.repository.js';
import { PublicSlugs } from './public-slugs.js';

/** Creates and changes candidates with everything that goes along in the same transaction: counters, audit trail, events. */
@Injectable()
export class SaveCandidate {
  constructor(
    private readonly repository: CandidatesRepository,
    private readonly counters: CandidateCounters,
    private readonly slugs: PublicSlugs,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
  ) {}

  async create(
    fields: NewCandidate,
    {
      actorId,
      userId,
      candidateId = new Types.ObjectId(),
    }: { actorId: string; userId: Types.ObjectId | null; candidateId?: Types.ObjectId | undefined },
    session: ClientSession,
  ): Promise<CandidateRecord> {
    const content = newContent(fields);
    const publicSlugs = await this.slugs.of({ ...content, _id: candidateId }, [], session);
    const candidate = await this.repository.create({ ...content, _id: candidateId, userId, publicSlugs }, session);
    await this.counters.move(null, candidate, session);
    await this.record('create', actorId, candidate, session, {}, { email: candidate.email, userId });
    if (isComplete(candidate)) await this.completed(candidate, session);
    return candidate;
  }

  async update(
    me: Principal,
    id: string,
    { version, ...changes }: CandidateChanges & { version?: number },
    session: ClientSession,
  ): Promise<CandidateRecord> {
    const before = await this.repository.findById(id, session);
    if (!before) throw new ProblemError('not_found');
    const content = applyChanges(before, changes);
    if (content.email !== before.email && (await this.repository.findByEmail(content.email, session)))
      throw new ProblemError('email_taken', EMAIL_TAKEN);
    return this.write(
      me,
      before,
      { ...content },
      { version, action: 'update', changed: Object.keys(changes) },
      session,
    );
  }

  /**
   * The same for candidates that were read in this transaction, by a recruiter: what one change takes five steps for, many take five for
   * together. Whatever is refused of one is refused of all.
   */
  async updateMany(
    actorId: Types.ObjectId,
    edits: readonly { before: CandidateRecord; changes: CandidateChanges }[],
    session: ClientSession,
  ): Promise<void> {
    if (edits.length === 0) return;
    const modifiedByRecruiterAt = new Date();
    const writes = edits.map(({ before, changes }) => {
      const fields = changedFields(before, { ...applyChanges(before, changes), modifiedByRecruiterAt });
      return { _id: before._id, before, fields, after: { ...before, ...fields }, changed: Object.keys(changes) };
    });
    await this.repository.updateMany(writes, session);
    await this.counters.moveMany(writes, session);
    const entries = writes.map(({ _id, before, after, changed }) => ({
      ...{ actorId, entity: 'candidate' as const, entityId: _id, candidateId: _id, action: 'update' },
      before,
      after: pick(after, changed),
    }));
    await this.audit.recordMany(entries, session);
    for (const { before, after } of writes) await this.tell(before, after, session);
  }

  async hire(me: Principal, id: string, session: ClientSession): Promise<CandidateRecord> {
    const before = await this.repository.findById(id, session);
    if (!before) throw new ProblemError('not_found');
    if (before.archived) {
      throw new ProblemError('impossible_transition', { parameters: { from: 'archived', to: 'contract' } });
    }
    const content = applyChanges(before, { status: 'contract' });
    const hired =
      before.status === 'contract'
        ? before
        : await this.write(me, before, content, { action: 'hire', changed: ['status'] }, session);
    await this.events.emit('candidate.hired', { candidateId: id, actorId: me.userId }, session);
    return hired;
  }

  private async write(
    me: Principal,
    before: CandidateRecord,
    content: Partial<CandidateRecord>,
    { version, action, changed }: { version?: number; action: string; changed: string[] },
    session: ClientSession,
  ): Promise<CandidateRecord> {
    const by = { modifiedBy: objectId(me.userId), ...(isRecruiter(me) ? { modifiedByRecruiterAt: new Date() } : {}) };
    const publicSlugs = await this.slugs.of({ ...before, ...content }, before.publicSlugs, session);
    const fields = changedFields(before, { ...content, ...by, publicSlugs });
    const after = await this.repository.update(before._id, version, { $set: fields }, session);
    await this.counters.move(before, after, session);
    await this.record(action, me.userId, after, session, before, pick(after, changed));
    await this.tell(before, after, session);
    return after;
  }

  private async tell(before: CandidateRecord, after: CandidateRecord, session: ClientSession): Promise<void> {
    const { firstname, name, language, email } = after;
    if (
      before.firstname !== firstname ||
      before.name !== name ||
      before.language !== language ||
      before.email !== email
    ) {
      const who = { candidateId: String(after._id), userId: after.userId && String(after.userId) };
      await this.events.emit('candidate.renamed', { ...who, firstname, name, language, email }, session);
    }
    if (!isComplete(before) && isComplete(after)) await this.completed(after, session);
  }

  private completed({ _id, userId }: CandidateRecord, session: ClientSession): Promise<void> {
    return this.events.emit(
      'candidate.completed',
      { candidateId: String(_id), userId: userId && String(userId) },
      session,
    );
  }

  private record(
    action: string,
    actorId: string,
    { _id }: CandidateRecord,
    session: ClientSession,
    before: object,
    after: object,
  ): Promise<void> {
    return this.audit.record(
      { actorId, entity: 'candidate', entityId: _id, candidateId: _id, action, before, after },
      session,
    );
  }
}

/** An address belongs to one candidate; the unique index says so too. */
export const EMAIL_TAKEN = { errors: [fieldProblem('email', 'email_taken')] };

const changedFields = (before: CandidateRecord, content: Partial<CandidateRecord>): Partial<CandidateRecord> => {
  const old: Record<string, unknown> = { ...before };
  return Object.fromEntries(Object.entries(content).filter(([name, value]) => !isDeepStrictEqual(old[name], value)));
};

const pick = (record: CandidateRecord, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
