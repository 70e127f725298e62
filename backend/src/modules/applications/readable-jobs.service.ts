import { Injectable } from '@nestjs/common';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { CampaignJob, LabelledJob } from '../jobs/job.presenter.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ApplicationsRepository } from './applications.repository.js';

/** Reads a job. A closed job stays readable for recruiters and its applicants (docs/domain/recruiting.md#closed-jobs). */
@Injectable()
export class ReadableJobs {
  constructor(
    private readonly jobs: JobsService,
    private readonly briefs: JobBriefs,
    private readonly repository: ApplicationsRepository,
  ) {}

  async get(id: string, me: Principal): Promise<LabelledJob> {
    await this.requireReadable(id, me);
    return this.jobs.get(id);
  }

  async ofCampaign(campaignId: string, jobId: string, me: Principal | undefined): Promise<CampaignJob> {
    await this.requireReadable(jobId, me);
    return this.jobs.ofCampaign(campaignId, jobId);
  }

  private async requireReadable(id: string, me: Principal | undefined): Promise<void> {
    if (isRecruiter(me)) return;
    const standing = await this.briefs.standing(id);
    if (standing === 'finished' && me?.candidateId && (await this.repository.hasApplied(me.candidateId, id))) return;
    if (standing === 'finished' || standing === 'removed') throw new ProblemError('job_closed');
  }
}
