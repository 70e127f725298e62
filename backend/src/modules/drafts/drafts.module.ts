import { Module } from '@nestjs/common';
import { KeptDraftsModule } from './kept-drafts.module.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsListeners } from './draft.listeners.js';

/** Users' unsaved texts of forms. */
@Module({
  imports: [KeptDraftsModule],
  controllers: [DraftsController],
  providers: [DraftsListeners],
  exports: [KeptDraftsModule],
})
export class DraftsModule {}
