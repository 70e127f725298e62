import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { EmailFilter } from './dto/email-filter.dto.js';
import { EmailResponse } from './dto/email.dto.js';
import { CreateEmailRequest, UpdateEmailRequest } from './dto/write-email.dto.js';
import { emailList } from './email.list.js';
import { presentEmail } from './email.presenter.js';
import { EmailsService } from './emails.service.js';

@ApiTags('emails')
@Controller('emails')
export class EmailsController {
  constructor(private readonly emails: EmailsService) {}

  /** Written mails, in every state. */
  @Get()
  @Allow('recruiter')
  @ApiList(emailList)
  async listEmails(@List(emailList) params: ListParams<EmailFilter>): Promise<Page<EmailResponse>> {
    return presentPage(await this.emails.list(params), params, presentEmail);
  }

  /** One mail, sent, scheduled or failed. */
  @Get(':id')
  @Allow('recruiter')
  async getEmail(@IdParam('id') id: string): Promise<EmailResponse> {
    return presentEmail(await this.emails.get(id));
  }

  /** Write a mail, for now or for later. It leaves once, in the caller's name. */
  @Post()
  @Allow('recruiter')
  @Creates(EmailResponse)
  @Problems('mail_field_empty')
  async createEmail(@Body() body: CreateEmailRequest, @Me() me: Principal): Promise<EmailResponse> {
    return presentEmail(await this.emails.write(me, body));
  }

  /** Change a mail of one's own that is still scheduled. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('not_your_mail', 'stale_version', 'impossible_transition', 'mail_field_empty')
  async updateEmail(
    @IdParam('id') id: string,
    @Body() body: UpdateEmailRequest,
    @Me() me: Principal,
  ): Promise<EmailResponse> {
    return presentEmail(await this.emails.edit(me, id, body));
  }

  /** Cancel one's own scheduled or held mail. It stays in the list as cancelled. A super-admin cancels any mail. */
  @Delete(':id')
  @Allow('recruiter')
  @HttpCode(204)
  @Problems('not_your_mail', 'impossible_transition')
  cancelEmail(@IdParam('id') id: string, @Me() me: Principal): Promise<void> {
    return this.emails.cancel(me, id);
  }

  /** Send a failed mail of one's own once more, at once. */
  @Post(':id/retry')
  @Allow('recruiter')
  @HttpCode(200)
  @Problems('not_your_mail', 'impossible_transition')
  async retryEmail(@IdParam('id') id: string, @Me() me: Principal): Promise<EmailResponse> {
    return presentEmail(await this.emails.retry(me, id));
  }

  /**
   * Become the sender of a colleague's scheduled, held or failed mail. It then carries the caller's name, and answers go to the caller. A held mail
   * becomes scheduled: it leaves at its time, at the earliest in a minute.
   */
  @Post(':id/takeover')
  @Allow('super-admin')
  @HttpCode(200)
  @Problems('stale_version', 'impossible_transition')
  async takeOverEmail(@IdParam('id') id: string, @Me() me: Principal): Promise<EmailResponse> {
    return presentEmail(await this.emails.takeOver(me, id));
  }
}
