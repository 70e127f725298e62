import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CandidateCounters } from './candidate-counters.js';
import { isPublic } from './candidate.rules.js';
import { CandidatesRepository } from './candidates.repository.js';

/** Erases a person: every module deletes what it holds, then the candidate goes, in one transaction (docs/domain/accounts.md#leaving). */
@Injectable()
export class EraseCandidate {
  constructor(
    private readonly repository: CandidatesRepository,
    private readonly counters: CandidateCounters,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
  ) {}

  async run(
    id: string | Types.ObjectId,
    actorId: string | Types.ObjectId | null,
    session: ClientSession,
  ): Promise<void> {
    const candidate = await this.repository.findById(id, session);
    if (!candidate) throw new ProblemError('not_found');
    const { _id, userId, email } = candidate;
    const who = { candidateId: String(_id), userId: userId && String(userId), email };
    await this.events.emit('candidate.erased', who, session);
    await this.repository.delete(_id, session);
    await this.counters.move(candidate, null, session);
    await this.audit.forget(_id, session);
    const entry = { actorId, entity: 'candidate', entityId: _id, candidateId: _id, action: 'erase' } as const;
    // That there was a public page is all that stays: its address answers that it is gone (docs/domain/candidates.md#public-profile).
    const shown = isPublic(candidate) ? { before: { public: true }, after: { public: false } } : {};
    await this.audit.record({ ...entry, ...shown }, session);
  }

  /** Whether a candidate who was erased had a public page until then. */
  wasPublic(id: string): Promise<boolean> {
    return this.audit.has({ entity: 'candidate', entityId: id, action: 'erase', 'changes.field': 'public' });
  }
}
