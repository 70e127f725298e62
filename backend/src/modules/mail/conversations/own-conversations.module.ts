import { Module } from '@nestjs/common';
import { CandidatesModule } from '../../candidates/candidates.module.js';
import { FilesModule } from '../../files/files.module.js';
import { OutboxModule } from '../outbox.module.js';
import { OwnConversationsController } from './own-conversations.controller.js';
import { OwnConversations } from './own-conversations.service.js';
import { TellAssigneeModule } from './tell-assignee.module.js';

/** The routes of a candidate's own conversations. */
@Module({
  imports: [CandidatesModule, FilesModule, OutboxModule, TellAssigneeModule],
  controllers: [OwnConversationsController],
  providers: [OwnConversations],
})
export class OwnConversationsModule {}
