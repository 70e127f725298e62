import { Module } from '@nestjs/common';
import { AuditModule } from '../../../common/audit/audit.module.js';
import { CandidatesModule } from '../../candidates/candidates.module.js';
import { FilesModule } from '../../files/files.module.js';
import { OutboxModule } from '../outbox.module.js';
import { OwnConversationsController } from './own-conversations.controller.js';
import { OwnConversations } from './own-conversations.service.js';
import { TellAssigneeModule } from './tell-assignee.module.js';

/** The routes of a candidate's own conversations. */
@Module({
  imports: [AuditModule, CandidatesModule, FilesModule, OutboxModule, TellAssigneeModule],
  controllers: [OwnConversationsController],
  providers: [OwnConversations],
})
export class OwnConversationsModule {}
