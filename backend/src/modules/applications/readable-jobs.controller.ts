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

/** Here and not beside the other calls of jobs: who applied is what decides. */
@ApiTags('jobs')
@Controller()
export class ReadableJobsController {
  constructor(private readonly jobs: ReadableJobs) {}

  /**
   * One job. One whose last day is over is for recruiters and for candidates who applied for it; to others, as to all but recruiters when it
   * was deleted, it answers 410 `job_closed`.
   */
  @Get('jobs/:id')
  @Allow('user')
  @Problems('job_closed')
  async getJob(@IdParam() id: string, @Me() me: Principal): Promise<JobResponse> {
    return (isRecruiter(me) ? presentJobToRecruiter : presentJob)(await this.jobs.get(id, me));
  }

  /**
   * What an apply link leads to. A job that closed answers 410 `job_closed` to visitors, as one job does; a job or a campaign that there never
   * was answers 404.
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
