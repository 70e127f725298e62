import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { isRecruiter, MaybeMe, Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { CampaignJobResponse } from '../jobs/dto/campaign-job.dto.js';
import { JobResponse } from '../jobs/dto/job.dto.js';
import { presentCampaignJob, presentJob, presentJobToRecruiter } from '../jobs/job.presenter.js';
import { ReadableJobs } from './readable-jobs.service.js';

/** Not in the module of jobs, because access depends on applications. */
@ApiTags('jobs')
@Controller()
export class ReadableJobsController {
  constructor(private readonly jobs: ReadableJobs) {}

  /**
   * One job. After its last day, only recruiters and its applicants can read it; others get 410 `job_closed`. Of a deleted job, everybody but
   * recruiters gets 410 `job_closed`.
   */
  @Get('jobs/:id')
  @Allow('user')
  @Problems('job_closed')
  async getJob(@IdParam() id: string, @Me() me: Principal): Promise<JobResponse> {
    return (isRecruiter(me) ? presentJobToRecruiter : presentJob)(await this.jobs.get(id, me));
  }

  /**
   * The target of an apply link. A closed job answers 410 `job_closed` to visitors, as GET of one job does; a job or a campaign that never
   * existed answers 404.
   */
  @Get('campaigns/apply/:campaignId/job/:jobId')
  @Allow('anyone')
  @Problems('job_closed')
  async getCampaignJob(
    @IdParam('campaignId') campaignId: string,
    @IdParam('jobId') jobId: string,
    @MaybeMe() me: Principal | undefined,
  ): Promise<CampaignJobResponse> {
    return presentCampaignJob(await this.jobs.ofCampaign(campaignId, jobId, me));
  }
}
