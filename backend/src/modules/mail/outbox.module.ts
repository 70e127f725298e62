import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../common/audit/audit.module.js';
import { FileBytesModule } from '../files/file-bytes.module.js';
import { conversationSchema } from './conversations/conversation.schema.js';
import { ConversationsRepository } from './conversations/conversations.repository.js';
import { Conversations } from './conversations/conversations.service.js';
import { receivedMailSchema } from './conversations/received-mail.schema.js';
import { EraseReceived } from './conversations/erase-received.js';
import { InboundQueue } from './conversations/inbound-queue.js';
import { mailAddressSchema } from './conversations/mail-address.schema.js';
import { AddressTroubles } from './conversations/address-trouble.js';
import { MailAddressesRepository } from './conversations/mail-addresses.repository.js';
import { MergeAddresses } from './conversations/merge-addresses.js';
import { MergePlannedMails } from './merge-planned-mails.js';
import { OtherAddresses } from './conversations/other-addresses.js';
import { TakeAttachments } from './conversations/take-attachments.js';
import { ReceivedMailsRepository } from './conversations/received-mails.repository.js';
import { EmailListeners } from './email.listeners.js';
import { emailSchema } from './email.schema.js';
import { EraseMails } from './erase-mails.js';
import { EmailsRepository } from './emails.repository.js';
import { MailBodies } from './mail-bodies.js';
import { MailQueue } from './mail-queue.js';
import { Outbox } from './outbox.service.js';
import { ReplyAddress } from './reply-address.js';

/** Other modules use these. */
const SHARED = [
  AddressTroubles,
  Conversations,
  ConversationsRepository,
  EmailsRepository,
  EraseReceived,
  InboundQueue,
  MailAddressesRepository,
  MailBodies,
  MailQueue,
  OtherAddresses,
  Outbox,
  ReceivedMailsRepository,
  ReplyAddress,
  TakeAttachments,
];

/** The outbox for all modules; it has no routes. */
@Module({
  imports: [
    AuditModule,
    FileBytesModule,
    MongooseModule.forFeature([
      { name: 'Email', schema: emailSchema },
      { name: 'Conversation', schema: conversationSchema },
      { name: 'ReceivedMail', schema: receivedMailSchema },
      { name: 'MailAddress', schema: mailAddressSchema },
    ]),
  ],
  providers: [...SHARED, EmailListeners, EraseMails, MergeAddresses, MergePlannedMails],
  exports: [...SHARED, MongooseModule],
})
export class OutboxModule {}
