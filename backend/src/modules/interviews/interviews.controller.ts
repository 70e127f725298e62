import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import {
  CreateInterviewRequest,
  InterviewResponse,
  UpdateInterviewRequest,
  type InterviewFilter,
} from './dto/interview.dto.js';
import { presentInterview } from './interview.presenter.js';
import { interviewList } from './interview.list.js';
import { InterviewsService } from './interviews.service.js';

@ApiTags('interviews')
@Controller('interviews')
export class InterviewsController {
  constructor(private readonly interviews: InterviewsService) {}

  /** Interviews. */
  @Get()
  @Allow('recruiter')
  @ApiList(interviewList)
  async listInterviews(
    @Me() me: Principal,
    @List(interviewList) params: ListParams<InterviewFilter>,
  ): Promise<Page<InterviewResponse>> {
    return presentPage(await this.interviews.list(params), params, presentInterview(me));
  }

  /** One interview. */
  @Get(':id')
  @Allow('recruiter')
  async getInterview(@Me() me: Principal, @IdParam() id: string): Promise<InterviewResponse> {
    return presentInterview(me)(await this.interviews.get(id));
  }

  /** Add an interview with a candidate; the caller is the interviewer. */
  @Post()
  @Allow('recruiter')
  @Creates(InterviewResponse)
  async createInterview(@Body() body: CreateInterviewRequest, @Me() me: Principal): Promise<InterviewResponse> {
    return presentInterview(me)(await this.interviews.create(me, body));
  }

  /** Change the questions and answers of an interview that you held. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('not_yours', 'stale_version')
  async updateInterview(
    @IdParam() id: string,
    @Body() body: UpdateInterviewRequest,
    @Me() me: Principal,
  ): Promise<InterviewResponse> {
    return presentInterview(me)(await this.interviews.update(me, id, body));
  }

  /** Delete an interview that you held; a super-admin can delete any. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('interviews')
  @HttpCode(204)
  @Problems('not_yours')
  deleteInterview(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.interviews.delete(me, id);
  }
}
