import { Module } from '@nestjs/common';
import { AuditModule } from '../../common/audit/audit.module.js';
import { ApplicationRecordsModule } from '../applications/application-records.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FilesModule } from '../files/files.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChangeMail } from './change-mail.js';
import { AnswerMail } from './conversations/answer-mail.js';
import { ChangeConversations } from './conversations/change-conversations.js';
import { ConversationListsRepository } from './conversations/conversation-lists.repository.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { MatchConversations } from './conversations/match-conversations.js';
import { OtherMails } from './conversations/other-mails.js';
import { HeldMailsRepository } from './conversations/held-mails.repository.js';
import { ReadConversations } from './conversations/read-conversations.js';
import { SuggestSenders } from './conversations/suggest-senders.js';
import { UnmatchedController } from './conversations/unmatched.controller.js';
import { EmailsController } from './emails.controller.js';
import { EmailsService } from './emails.service.js';
import { MailFieldsController } from './mail-fields.controller.js';
import { OutboxModule } from './outbox.module.js';

/** The routes of mails. */
@Module({
  imports: [ApplicationRecordsModule, AuditModule, CandidatesModule, FilesModule, OutboxModule, UsersModule],
  controllers: [ConversationsController, EmailsController, MailFieldsController, UnmatchedController],
  providers: [
    AnswerMail,
    ChangeConversations,
    ChangeMail,
    ConversationListsRepository,
    EmailsService,
    MatchConversations,
    OtherMails,
    HeldMailsRepository,
    ReadConversations,
    SuggestSenders,
  ],
  exports: [EmailsService],
})
export class MailModule {}
