import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidateCountersRepository } from './candidate-counters.repository.js';
import { CandidateCounters } from './candidate-counters.js';
import { CandidateCounts } from './candidate-counts.js';
import { CandidateLists } from './candidate-lists.service.js';
import { CandidateNeighboursFinder } from './candidate-neighbours.js';
import { CandidateEntries } from './candidate-entries.js';
import { CandidatePages } from './candidate-pages.js';
import { CandidateRegistrations } from './candidate-registrations.js';
import { candidateSchema } from './candidate.schema.js';
import { CandidateTileCounts } from './candidate-tiles.js';
import { CandidatesRepository } from './candidates.repository.js';
import { CandidatesService } from './candidates.service.js';
import { counterSchema } from './counter.schema.js';
import { ErasuresRepository } from './erasures.repository.js';
import { ErasePerson } from './erase-person.js';
import { PublicSlugs } from './public-slugs.js';
import { PublicSlugsRepository } from './public-slugs.repository.js';
import { SaveCandidate } from './save-candidate.js';

/** The talent pool. Its calls are in the candidate-profiles module, which shows a candidate with all that belongs to them. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Candidate', schema: candidateSchema },
      { name: 'Counter', schema: counterSchema },
    ]),
  ],
  providers: [
    CandidatesRepository,
    CandidateCountersRepository,
    CandidateTileCounts,
    CandidateCounters,
    CandidateCounts,
    CandidateEntries,
    CandidatePages,
    CandidateNeighboursFinder,
    CandidateRegistrations,
    CandidateLists,
    PublicSlugsRepository,
    PublicSlugs,
    SaveCandidate,
    ErasuresRepository,
    ErasePerson,
    CandidatesService,
  ],
  exports: [CandidatesService, ErasePerson, CandidateLists, CandidateCounters, CandidateRegistrations, PublicSlugs],
})
export class CandidatesModule {}
