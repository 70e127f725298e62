import { Module } from '@nestjs/common';
import { FileBytesModule } from '../files/file-bytes.module.js';
import { StaffModule } from '../users/staff.module.js';
import { RepairConversations } from './conversations/repair-conversations.js';
import { TellAssigneeModule } from './conversations/tell-assignee.module.js';
import { AttachedFiles } from './attached-files.js';
import { DeliverMail } from './deliver-mail.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { MailWorker } from './mail.worker.js';
import { OutboxModule } from './outbox.module.js';
import { ReconcileMails } from './reconcile-mails.js';
import { Smtp } from './smtp.js';

@Module({
  imports: [FileBytesModule, OutboxModule, StaffModule, TellAssigneeModule],
  providers: [AttachedFiles, DeliveriesRepository, DeliverMail, MailWorker, ReconcileMails, RepairConversations, Smtp],
})
export class MailWorkerModule {}
