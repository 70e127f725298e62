import { Module } from '@nestjs/common';
import { AuditModule } from '../../common/audit/audit.module.js';
import { ApplicationRecordsModule } from '../applications/application-records.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChangeMail } from './change-mail.js';
import { EmailsController } from './emails.controller.js';
import { EmailsService } from './emails.service.js';
import { MailFieldsController } from './mail-fields.controller.js';
import { OutboxModule } from './outbox.module.js';

/** The routes of mails. */
@Module({
  imports: [ApplicationRecordsModule, AuditModule, CandidatesModule, OutboxModule, UsersModule],
  controllers: [EmailsController, MailFieldsController],
  providers: [EmailsService, ChangeMail],
  exports: [EmailsService],
})
export class MailModule {}
