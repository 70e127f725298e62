import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../common/audit/audit.module.js';
import { conversationSchema } from './conversations/conversation.schema.js';
import { ConversationsRepository } from './conversations/conversations.repository.js';
import { Conversations } from './conversations/conversations.service.js';
import { receivedMailSchema } from './conversations/received-mail.schema.js';
import { ReceivedMailsRepository } from './conversations/received-mails.repository.js';
import { EmailListeners } from './email.listeners.js';
import { emailSchema } from './email.schema.js';
import { EraseMails } from './erase-mails.js';
import { EmailsRepository } from './emails.repository.js';
import { MailBodies } from './mail-bodies.js';
import { MailQueue } from './mail-queue.js';
import { Outbox } from './outbox.service.js';
import { ReplyAddress } from './reply-address.js';

/** The outbox for all modules; it has no routes. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([
      { name: 'Email', schema: emailSchema },
      { name: 'Conversation', schema: conversationSchema },
      { name: 'ReceivedMail', schema: receivedMailSchema },
    ]),
  ],
  providers: [
    Conversations,
    ConversationsRepository,
    ReceivedMailsRepository,
    EmailsRepository,
    MailBodies,
    MailQueue,
    Outbox,
    ReplyAddress,
    EraseMails,
    EmailListeners,
  ],
  exports: [
    Conversations,
    ConversationsRepository,
    ReceivedMailsRepository,
    Outbox,
    MailQueue,
    MailBodies,
    MongooseModule,
    EmailsRepository,
    ReplyAddress,
  ],
})
export class OutboxModule {}
