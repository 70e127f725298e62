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
  CreateMailTemplateRequest,
  MailTemplateResponse,
  MailTemplateUsesResponse,
  TestMailTemplateRequest,
  UpdateMailTemplateRequest,
  type MailTemplateFilter,
} from './dto/mail-template.dto.js';
import { mailTemplateList } from './mail-template.list.js';
import { presentMailTemplate } from './mail-template.presenter.js';
import { MailTemplatesService } from './mail-templates.service.js';
import { TestMailTemplate } from './test-mail-template.js';

@ApiTags('emails')
@Controller('mailtemplates')
export class MailTemplatesController {
  constructor(
    private readonly templates: MailTemplatesService,
    private readonly tests: TestMailTemplate,
  ) {}

  /** Mail templates. */
  @Get()
  @Allow('recruiter')
  @ApiList(mailTemplateList)
  async listMailTemplates(
    @List(mailTemplateList) params: ListParams<MailTemplateFilter>,
  ): Promise<Page<MailTemplateResponse>> {
    return presentPage(await this.templates.list(params), params, presentMailTemplate);
  }

  /** Add a mail template. */
  @Post()
  @Allow('recruiter')
  @Creates(MailTemplateResponse)
  @Problems('already_exists')
  async createMailTemplate(@Body() body: CreateMailTemplateRequest): Promise<MailTemplateResponse> {
    return presentMailTemplate(await this.templates.create(body));
  }

  /** One mail template. */
  @Get(':id')
  @Allow('recruiter')
  async getMailTemplate(@IdParam() id: string): Promise<MailTemplateResponse> {
    return presentMailTemplate(await this.templates.view(id));
  }

  /** How many sent mails began with a template. */
  @Get(':id/uses')
  @Allow('recruiter')
  getMailTemplateUses(@IdParam() id: string): Promise<MailTemplateUsesResponse> {
    return this.templates.uses(id);
  }

  /** Send a test of a template to the caller's own address. Its subject begins with `[Test]`; it belongs to no conversation and has no attachments. */
  @Post(':id/test')
  @Allow('recruiter')
  @HttpCode(204)
  testMailTemplate(@Me() me: Principal, @IdParam() id: string, @Body() body: TestMailTemplateRequest): Promise<void> {
    return this.tests.send(me, id, body);
  }

  /** Change a mail template. Mails already written keep their text. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('already_exists', 'stale_version')
  async updateMailTemplate(
    @IdParam() id: string,
    @Body() body: UpdateMailTemplateRequest,
  ): Promise<MailTemplateResponse> {
    return presentMailTemplate(await this.templates.update(id, body));
  }

  /** Delete a mail template. Mails already written, scheduled ones too, keep their text. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('mailtemplates')
  @HttpCode(204)
  deleteMailTemplate(@IdParam() id: string): Promise<void> {
    return this.templates.delete(id);
  }
}
