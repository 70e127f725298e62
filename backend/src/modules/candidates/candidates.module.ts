import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidateTextsModule } from '../candidate-texts/candidate-texts.module.js';
import { MatchKeysModule } from '../duplicates/match-keys.module.js';
import { CandidateListsRepository } from './list/candidate-lists.repository.js';
import { CandidateSearch } from './list/candidate-search.js';
import { CandidateLists } from './list/candidate-lists.service.js';
import { CandidateConfirmations } from './list/candidate-confirmations.js';
import { CandidateRegistrations } from './list/candidate-registrations.js';
import { counterSchema } from './list/counter.schema.js';
import { IndexChoice } from './list/index-choice.js';
import { ListCounts } from './list/list-counts.js';
import { ListPages } from './list/list-pages.js';
import { MatchingCandidates } from './list/matching-candidates.js';
import { NeighbourFinder } from './list/neighbour-finder.js';
import { TileCountersRepository } from './list/tile-counters.repository.js';
import { TileCounters } from './list/tile-counters.js';
import { CandidatesService } from './candidates.service.js';
import { candidateSchema } from './record/candidate.schema.js';
import { CandidatesRepository } from './record/candidates.repository.js';
import { ErasePerson } from './write/erase-person.js';
import { JoinCandidates } from './write/join-candidates.js';
import { Memberships } from './write/memberships.js';
import { PublicSlugs } from './write/public-slugs.js';
import { SaveCandidate } from './write/save-candidate.js';
import { SetAvailability } from './write/set-availability.js';

const FOR_OTHERS = [
  CandidatesService,
  SaveCandidate,
  SetAvailability,
  ErasePerson,
  JoinCandidates,
  Memberships,
  PublicSlugs,
  CandidateLists,
  CandidateSearch,
  ListCounts,
  MatchingCandidates,
  NeighbourFinder,
  CandidateConfirmations,
  CandidateRegistrations,
  TileCounters,
];

/** The talent pool: its record, its list and its writes. The routes are in candidate-profiles, which shows a candidate with all that belongs to them. */
@Module({
  imports: [
    CandidateTextsModule,
    MatchKeysModule,
    MongooseModule.forFeature([
      { name: 'Candidate', schema: candidateSchema },
      { name: 'Counter', schema: counterSchema },
    ]),
  ],
  providers: [
    ...FOR_OTHERS,
    CandidatesRepository,
    CandidateListsRepository,
    TileCountersRepository,
    IndexChoice,
    ListPages,
  ],
  exports: FOR_OTHERS,
})
export class CandidatesModule {}
