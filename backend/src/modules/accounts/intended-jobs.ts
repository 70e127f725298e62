import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CampaignsService } from '../campaigns/campaigns.service.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { JobBriefs, type JobBrief } from '../jobs/job-briefs.js';
import type { IntendedJobRecord, UserRecord } from '../users/user.record.js';
import { intendedJobsOf } from '../users/user.rules.js';
import type { RegistrationRequest } from './dto/register.dto.js';

/** A job that waits for its application, with what its applicant reads about it. */
export interface IntendedJob extends IntendedJobRecord, JobBrief {}

/**
 * Turns the jobs of registrations into applications when the profile is complete (docs/domain/accounts.md#intended-jobs). A person whom the agency knew may
 * have a complete profile already: then the confirmation of the address is that moment.
 */
@Injectable()
export class IntendedJobs {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly jobs: JobBriefs,
    private readonly campaigns: CampaignsService,
    private readonly events: DomainEvents,
  ) {}

  /** Refuses a registration for an unknown job or through an unknown campaign. Accepts a job that ended or was removed after the form was opened. */
  async require({ jobId, campaignId }: Pick<RegistrationRequest, 'jobId' | 'campaignId'>): Promise<void> {
    const refused = [
      ...(jobId && !(await this.jobs.standing(jobId)) ? ['jobId'] : []),
      ...(campaignId && !(await this.campaigns.everExisted(campaignId)) ? ['campaignId'] : []),
    ];
    if (refused.length > 0) throw ProblemError.fields(refused.map((field) => fieldProblem(field, 'invalid_id')));
  }

  async list(person: Parameters<typeof intendedJobsOf>[0], session?: ClientSession): Promise<IntendedJob[]> {
    const jobs: IntendedJob[] = [];
    for (const intended of intendedJobsOf(person)) {
      const brief = await this.jobs.brief(intended.jobId, session);
      if (brief) jobs.push({ ...intended, ...brief });
    }
    return jobs;
  }

  /** The apply link of the job of a registration; null without a job. */
  path({ jobId, campaignId }: Pick<RegistrationRequest, 'jobId' | 'campaignId'>): string | null {
    if (!jobId) return null;
    return campaignId ? `apply/${campaignId}/${jobId}` : `jobs/apply/${jobId}`;
  }

  async applyIfComplete(user: UserRecord, session: ClientSession): Promise<void> {
    const { _id, candidateId } = user;
    if (!candidateId || intendedJobsOf(user).length === 0) return;
    if (!(await this.candidates.isComplete(candidateId, session))) return;
    await this.events.emit('candidate.completed', { candidateId: String(candidateId), userId: String(_id) }, session);
  }
}
