import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MergeLinks } from './merge-links.js';
import { mergeSchema } from './merge.schema.js';
import { MergesRepository } from './merges.repository.js';

/** The merges as links, for modules that look candidates up. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Merge', schema: mergeSchema }])],
  providers: [MergesRepository, MergeLinks],
  exports: [MergesRepository, MergeLinks],
})
export class MergeLinksModule {}
