import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { draftSchema } from './draft.schema.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsListeners } from './draft.listeners.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';

/** What users typed into forms and have not saved yet. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Draft', schema: draftSchema }])],
  controllers: [DraftsController],
  providers: [DraftsRepository, DraftsListeners, DraftsService],
  exports: [DraftsService],
})
export class DraftsModule {}
