import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { MailFieldsRequest, MailFieldsResponse } from './dto/mail-fields.dto.js';
import { EmailsService } from './emails.service.js';

@ApiTags('emails')
@Controller('candidates/:id/mailfields')
export class MailFieldsController {
  constructor(private readonly emails: EmailsService) {}

  /** Values of the fields of a mail from the caller to a candidate. */
  @Get()
  @Allow('recruiter')
  async getMailFields(
    @IdParam() id: string,
    @Query() query: MailFieldsRequest,
    @Me() me: Principal,
  ): Promise<MailFieldsResponse> {
    return this.emails.fieldsFor(me, id, query);
  }
}
