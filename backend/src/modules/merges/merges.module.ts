import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { DuplicatesModule } from '../duplicates/duplicates.module.js';
import { UsersModule } from '../users/users.module.js';
import { MergeCandidates } from './merge-candidates.js';
import { MergeLinksModule } from './merge-links.module.js';
import { MergeListeners } from './merge.listeners.js';
import { MergesController } from './merges.controller.js';
import { MergesService } from './merges.service.js';
import { UndoMerge } from './undo-merge.js';

@Module({
  imports: [CandidatesModule, DuplicatesModule, MergeLinksModule, UsersModule],
  controllers: [MergesController],
  providers: [MergesService, MergeCandidates, UndoMerge, MergeListeners],
})
export class MergesModule {}
