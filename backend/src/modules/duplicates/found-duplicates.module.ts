import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { duplicateSchema } from './duplicate.schema.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { FindDuplicates } from './find-duplicates.js';
import { matchKeySchema } from './match-key.schema.js';
import { MatchKeysRepository } from './match-keys.repository.js';

/** Finding duplicates, without routes. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Duplicate', schema: duplicateSchema },
      { name: 'MatchKey', schema: matchKeySchema },
    ]),
    CandidatesModule,
    OutboxModule,
  ],
  providers: [DuplicatesRepository, MatchKeysRepository, FindDuplicates],
  exports: [DuplicatesRepository, FindDuplicates, CandidatesModule],
})
export class FoundDuplicatesModule {}
