import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { ForceRequest } from '../../common/http/force.dto.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { Idempotent } from '../../common/idempotency/idempotent.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import {
  AddTemplateQuestionRequest,
  CreateInterviewTemplateRequest,
  InterviewTemplateResponse,
  UpdateInterviewTemplateRequest,
  type InterviewTemplateFilter,
} from './dto/interview-template.dto.js';
import { InterviewTemplatesService } from './interview-templates.service.js';
import { presentInterviewTemplate } from './interview.presenter.js';
import { interviewTemplateList } from './interview.list.js';

@ApiTags('interviews')
@Controller()
export class InterviewTemplatesController {
  constructor(private readonly templates: InterviewTemplatesService) {}

  /** Interview templates. */
  @Get('interviews/templates')
  @Allow('recruiter')
  @ApiList(interviewTemplateList)
  async listInterviewTemplates(
    @List(interviewTemplateList) params: ListParams<InterviewTemplateFilter>,
  ): Promise<Page<InterviewTemplateResponse>> {
    return presentPage(await this.templates.list(params), params, presentInterviewTemplate);
  }

  /** Add a template. */
  @Post('interviewtemplates')
  @Allow('recruiter')
  @Creates(InterviewTemplateResponse)
  @Problems('already_exists')
  async createInterviewTemplate(@Body() body: CreateInterviewTemplateRequest): Promise<InterviewTemplateResponse> {
    return presentInterviewTemplate(await this.templates.create(body));
  }

  /** Change a template. */
  @Patch('interviewtemplates/:id')
  @Allow('recruiter')
  @Problems('already_exists', 'stale_version')
  async updateInterviewTemplate(
    @IdParam() id: string,
    @Body() body: UpdateInterviewTemplateRequest,
  ): Promise<InterviewTemplateResponse> {
    return presentInterviewTemplate(await this.templates.update(id, body));
  }

  /** Add a question at the end of a template. */
  @Patch('interviewtemplates/:id/question')
  @Allow('recruiter')
  @Idempotent()
  async addInterviewTemplateQuestion(
    @IdParam() id: string,
    @Body() body: AddTemplateQuestionRequest,
  ): Promise<InterviewTemplateResponse> {
    return presentInterviewTemplate(await this.templates.addQuestion(id, body.question));
  }

  /** Delete a template. A template with interviews answers 409 `in_use` without `force=true`; its interviews keep its type. */
  @Delete('interviewtemplates/:id')
  @Allow('recruiter')
  @LoggedDelete('interviewtemplates')
  @HttpCode(204)
  @Problems('in_use')
  deleteInterviewTemplate(@IdParam() id: string, @Query() query: ForceRequest): Promise<void> {
    return this.templates.delete(id, query.force ?? false);
  }
}
