import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CampaignsService } from '../campaigns/campaigns.service.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { UserRecord } from '../users/user.record.js';
import type { RegistrationRequest } from './dto/register.dto.js';

/**
 * Turns the job of a registration into an application when the profile is complete (docs/domain/accounts.md#intended-job). A person whom the agency knew may
 * have a complete profile already: then the confirmation of the address is that moment.
 */
@Injectable()
export class IntendedJob {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly jobs: JobsService,
    private readonly campaigns: CampaignsService,
    private readonly events: DomainEvents,
  ) {}

  /** Refuses a registration for an unknown job or through an unknown campaign. Accepts one that ended after the form was opened. */
  async require({ jobId, campaignId }: Pick<RegistrationRequest, 'jobId' | 'campaignId'>): Promise<void> {
    const standing = jobId ? await this.jobs.standing(jobId) : 'open';
    const refused = [
      ...(standing === null || standing === 'removed' ? ['jobId'] : []),
      ...(campaignId && !(await this.campaigns.everExisted(campaignId)) ? ['campaignId'] : []),
    ];
    if (refused.length > 0) throw ProblemError.fields(refused.map((field) => fieldProblem(field, 'invalid_id')));
  }

  async applyIfComplete({ _id, candidateId, jobId }: UserRecord, session: ClientSession): Promise<void> {
    if (!jobId || !candidateId || !(await this.candidates.isComplete(candidateId, session))) return;
    await this.events.emit('candidate.completed', { candidateId: String(candidateId), userId: String(_id) }, session);
  }
}
