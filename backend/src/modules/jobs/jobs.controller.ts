import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, ApiListQuery, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { JobCountsResponse } from './dto/job-counts.dto.js';
import type { JobFilter } from './dto/job-filter.dto.js';
import { CreateJobRequest, JobResponse, UpdateJobRequest } from './dto/job.dto.js';
import { presentJobToRecruiter } from './job.presenter.js';
import { jobList } from './job.list.js';
import { JobsService } from './jobs.service.js';

@ApiTags('jobs')
@Controller()
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  /** Jobs. */
  @Get('jobs')
  @Allow('recruiter')
  @ApiList(jobList)
  async listJobs(@List(jobList) params: ListParams<JobFilter>): Promise<Page<JobResponse>> {
    return presentPage(await this.jobs.list(params), params, presentJobToRecruiter);
  }

  /**
   * Number of jobs by time state. Search and filters of the list apply, except `timeState`.
   */
  @Get('jobs/counts')
  @Allow('recruiter')
  @ApiListQuery(jobList, ['search', 'filter'])
  countJobs(@List(jobList) params: ListParams<JobFilter>): Promise<JobCountsResponse> {
    return this.jobs.counts(params);
  }

  /** Add a job. */
  @Post('jobs')
  @Allow('recruiter')
  @Creates(JobResponse)
  async createJob(@Body() body: CreateJobRequest, @Me() me: Principal): Promise<JobResponse> {
    return presentJobToRecruiter(await this.jobs.create(me, body));
  }

  /** Change a job. */
  @Patch('jobs/:id')
  @Allow('recruiter')
  @Problems('stale_version')
  async updateJob(@IdParam() id: string, @Body() body: UpdateJobRequest, @Me() me: Principal): Promise<JobResponse> {
    return presentJobToRecruiter(await this.jobs.update(me, id, body));
  }

  /** Delete a job; its applications keep its title. */
  @Delete('jobs/:id')
  @Allow('recruiter')
  @LoggedDelete('jobs')
  @HttpCode(204)
  deleteJob(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.jobs.delete(me, id);
  }

  /** The jobs of a campaign. */
  @Get('campaigns/:id/jobs')
  @Allow('recruiter')
  @ApiList(jobList)
  async listCampaignJobs(
    @IdParam() id: string,
    @List(jobList) params: ListParams<JobFilter>,
  ): Promise<Page<JobResponse>> {
    return presentPage(await this.jobs.listOfCampaign(id, params), params, presentJobToRecruiter);
  }
}
