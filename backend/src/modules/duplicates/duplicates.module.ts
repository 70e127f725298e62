import { Module } from '@nestjs/common';
import { MergeLinksModule } from '../merges/merge-links.module.js';
import { UsersModule } from '../users/users.module.js';
import { DuplicateListeners } from './duplicate.listeners.js';
import { DuplicatesController } from './duplicates.controller.js';
import { DuplicatesService } from './duplicates.service.js';
import { FoundDuplicatesModule } from './found-duplicates.module.js';

@Module({
  imports: [FoundDuplicatesModule, MergeLinksModule, UsersModule],
  controllers: [DuplicatesController],
  providers: [DuplicatesService, DuplicateListeners],
  exports: [DuplicatesService],
})
export class DuplicatesModule {}
