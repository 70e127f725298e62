import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import type { UserRecord } from '../users/user.record.js';

/**
 * A job somebody registered for is applied for when their profile is complete (docs/domain/accounts.md#intended-job). Whoever the agency knew already may have a
 * complete one from the start: for them that moment is when they confirm their address.
 */
@Injectable()
export class IntendedJob {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly events: DomainEvents,
  ) {}

  async applyIfComplete({ _id, candidateId, jobId }: UserRecord, session: ClientSession): Promise<void> {
    if (!jobId || !candidateId || !(await this.candidates.isComplete(candidateId, session))) return;
    await this.events.emit('candidate.completed', { candidateId: String(candidateId), userId: String(_id) }, session);
  }
}
