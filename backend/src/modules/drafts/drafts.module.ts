import { Module } from '@nestjs/common';
import { DraftStoreModule } from './draft-store.module.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsListeners } from './draft.listeners.js';

/** What users typed into forms and have not saved yet. */
@Module({
  imports: [DraftStoreModule],
  controllers: [DraftsController],
  providers: [DraftsListeners],
  exports: [DraftStoreModule],
})
export class DraftsModule {}
