import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../common/audit/audit.module.js';
import { EmailListeners } from './email.listeners.js';
import { emailSchema } from './email.schema.js';
import { EraseMails } from './erase-mails.js';
import { EmailsRepository } from './emails.repository.js';
import { MailBodies } from './mail-bodies.js';
import { MailQueue } from './mail-queue.js';
import { Outbox } from './outbox.service.js';

/** The outbox for all modules; it has no routes. */
@Module({
  imports: [AuditModule, MongooseModule.forFeature([{ name: 'Email', schema: emailSchema }])],
  providers: [EmailsRepository, MailBodies, MailQueue, Outbox, EraseMails, EmailListeners],
  exports: [Outbox, MailQueue, MailBodies, MongooseModule, EmailsRepository],
})
export class OutboxModule {}
