import { Module } from '@nestjs/common';
import { EmptyMerges } from './empty-merges.js';
import { MergeLinksModule } from './merge-links.module.js';

/** The worker's part: empties merges that can no longer be undone. */
@Module({ imports: [MergeLinksModule], providers: [EmptyMerges] })
export class MergesWorkerModule {}
