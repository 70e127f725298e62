import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { duplicateSchema } from './duplicate.schema.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { FindDuplicates } from './find-duplicates.js';
import { MatchKeysModule } from './match-keys.module.js';

/** Finding duplicates, without routes. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Duplicate', schema: duplicateSchema }]),
    MatchKeysModule,
    CandidatesModule,
    OutboxModule,
  ],
  providers: [DuplicatesRepository, FindDuplicates],
  exports: [DuplicatesRepository, FindDuplicates, CandidatesModule],
})
export class FoundDuplicatesModule {}
