import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailsController } from './emails.controller.js';
import { EmailsService } from './emails.service.js';
import { OutboxModule } from './outbox.module.js';

/** Mails as recruiters write and follow them. */
@Module({
  imports: [CandidatesModule, OutboxModule, UsersModule],
  controllers: [EmailsController],
  providers: [EmailsService],
})
export class MailModule {}
