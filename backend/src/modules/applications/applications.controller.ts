import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, ApiListQuery, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { presentApplication, type ApplicationView } from './application.presenter.js';
import { applicationList } from './application.list.js';
import { ApplicationCountsResponse } from './dto/application-counts.dto.js';
import { ApplicationsResponse } from './dto/decided-applications.dto.js';
import { ApplicationSourcesResponse } from './dto/application-sources.dto.js';
import { ApplicationsService } from './applications.service.js';
import { ProposeCandidates } from './propose-candidates.js';
import type { ApplicationFilter } from './dto/application-filter.dto.js';
import {
  ApplicationResponse,
  ApplyRequest,
  ApproveRequest,
  DeclineRequest,
  UpdateApplicationRequest,
} from './dto/application.dto.js';

@ApiTags('applications')
@Controller()
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly proposals: ProposeCandidates,
  ) {}

  /** Apply for a job; once for each candidate and job. A past or deleted job answers 410 `job_closed`. */
  @Post('jobs/apply')
  @Allow('self')
  @Creates(ApplicationResponse)
  @Problems('not_found', 'already_applied', 'job_closed')
  async applyForJob(@Body() body: ApplyRequest, @Me() me: Principal): Promise<ApplicationResponse> {
    return presentApplication(me, await this.applications.apply(me, body));
  }

  /** Applications. */
  @Get('jobapplications')
  @Allow('recruiter')
  @ApiList(applicationList)
  async listApplications(
    @List(applicationList) params: ListParams<ApplicationFilter>,
    @Me() me: Principal,
  ): Promise<Page<ApplicationResponse>> {
    return presentPage(await this.applications.list(params), params, (view) => presentApplication(me, view));
  }

  /** Numbers of applications by status, for the same search and filter as the list. They ignore `status`. */
  @Get('jobapplications/counts')
  @Allow('recruiter')
  @ApiListQuery(applicationList, ['search', 'filter'])
  countApplications(@List(applicationList) params: ListParams<ApplicationFilter>): Promise<ApplicationCountsResponse> {
    return this.applications.counts(params);
  }

  /** Numbers of applications by source, for the same search and filter as the list. */
  @Get('jobapplications/sources')
  @Allow('recruiter')
  @ApiListQuery(applicationList, ['search', 'filter'])
  countApplicationSources(
    @List(applicationList) params: ListParams<ApplicationFilter>,
  ): Promise<ApplicationSourcesResponse> {
    return this.applications.sources(params);
  }

  /** The applications of a candidate. */
  @Get('jobapplications/candidate/:candidateId')
  @Allow('self', 'candidateId')
  @ApiList(applicationList)
  async listCandidateApplications(
    @IdParam('candidateId') candidateId: string,
    @List(applicationList) params: ListParams<ApplicationFilter>,
    @Me() me: Principal,
  ): Promise<Page<ApplicationResponse>> {
    return presentPage(await this.applications.listOf(candidateId, params), params, (view) =>
      presentApplication(me, view),
    );
  }

  /**
   * Approve applications, all or none. An approved one stays unchanged. If others changed since the given versions, nothing
   * happens: 409 `stale_version`, with their ids in `records`. Of an application whose job was removed, another period of work answers 409 `no_work`.
   */
  @Patch('jobapplications/status/successful')
  @Allow('recruiter')
  @Problems('not_found', 'stale_version', 'impossible_transition', 'no_work')
  async approveApplications(@Body() body: ApproveRequest, @Me() me: Principal): Promise<ApplicationsResponse> {
    return this.presentAll(me, await this.applications.approve(me, body));
  }

  /**
   * Decline applications, all or none; each candidate gets a separate mail. A declined one stays unchanged, without a second mail.
   * If others changed since the given versions, nothing happens and no mail leaves: 409 `stale_version`, with their ids in `records`.
   */
  @Patch('jobapplications/status/rejected')
  @Allow('recruiter')
  @Problems('not_found', 'stale_version', 'impossible_transition', 'mail_field_empty')
  async declineApplications(@Body() body: DeclineRequest, @Me() me: Principal): Promise<ApplicationsResponse> {
    return this.presentAll(me, await this.applications.decline(me, body));
  }

  /**
   * Change the status or the period of work of one application, without a mail. Both need the `version` that the caller read. An ended
   * application, and one of a removed job, get no other period: 409 `no_work`.
   */
  @Patch('jobapplications/:id')
  @Allow('recruiter')
  @Problems('stale_version', 'impossible_transition', 'no_work')
  async updateApplication(
    @IdParam() id: string,
    @Body() body: UpdateApplicationRequest,
    @Me() me: Principal,
  ): Promise<ApplicationResponse> {
    return presentApplication(me, await this.applications.update(me, id, body));
  }

  /** Mark the pending applications of a candidate as read by a recruiter. The first reading counts; repeats change nothing. */
  @Put('jobapplications/candidate/:candidateId/read')
  @Allow('recruiter')
  @HttpCode(204)
  readApplications(@IdParam('candidateId') candidateId: string, @Me() me: Principal): Promise<void> {
    return this.applications.read(me, candidateId);
  }

  /** Delete an application. A candidate withdraws it, only while it is pending: recruiters still see it, as `withdrawn`. */
  @Delete('jobapplications/:id')
  @Allow('self')
  @LoggedDelete('jobapplications')
  @HttpCode(204)
  @Problems('application_decided')
  deleteApplication(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.applications.delete(me, id);
  }

  private async presentAll(me: Principal, views: ApplicationView[]): Promise<ApplicationsResponse> {
    const cancelledMails = await this.proposals.cancelledMails(views);
    return { records: views.map((view) => presentApplication(me, view)), cancelledMails };
  }
}
