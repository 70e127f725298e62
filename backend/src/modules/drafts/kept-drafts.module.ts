import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { draftSchema } from './draft.schema.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';

/** Drafts without their calls, for the worker too. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Draft', schema: draftSchema }])],
  providers: [DraftsRepository, DraftsService],
  exports: [DraftsRepository, DraftsService],
})
export class KeptDraftsModule {}
