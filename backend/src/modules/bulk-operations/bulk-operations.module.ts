import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FilesModule } from '../files/files.module.js';
import { FolderContentsModule } from '../folders/folder-contents.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApproveBulkMail } from './approve-bulk-mail.js';
import { BadRecipients } from './bad-recipients.js';
import { BulkAsksController } from './bulk-asks.controller.js';
import { BulkAsks } from './bulk-asks.js';
import { BulkAttachmentsController } from './bulk-attachments.controller.js';
import { BulkAttachments } from './bulk-attachments.js';
import { BulkOperationsController } from './bulk-operations.controller.js';
import { BulkOperationsService } from './bulk-operations.service.js';
import { BulkRunsModule } from './bulk-runs.module.js';
import { CheckBulkAction } from './check-bulk-action.js';
import { PreviewAsk } from './preview-ask.js';
import { PreviewBulkMail } from './preview-bulk-mail.js';
import { PreviewProposal } from './preview-proposal.js';
import { StartBulkOperation } from './start-bulk-operation.js';
import { UnfilledRecipients } from './unfilled-recipients.js';

/** The routes of changes to many candidates. */
@Module({
  imports: [BulkRunsModule, CandidatesModule, FilesModule, FolderContentsModule, OutboxModule, TagsModule, UsersModule],
  controllers: [BulkAsksController, BulkAttachmentsController, BulkOperationsController],
  providers: [
    ApproveBulkMail,
    BadRecipients,
    BulkAsks,
    BulkAttachments,
    BulkOperationsService,
    CheckBulkAction,
    PreviewAsk,
    PreviewBulkMail,
    PreviewProposal,
    StartBulkOperation,
    UnfilledRecipients,
  ],
})
export class BulkOperationsModule {}
