import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { MergeScorecards } from './merge-scorecards.js';
import { CandidateScorecardsRepository } from './candidate-scorecards.repository.js';

/** Removes the ratings of an erased candidate, and joins those of two who become one. */
@Injectable()
export class CandidateScorecardListeners implements OnModuleInit {
  constructor(
    private readonly repository: CandidateScorecardsRepository,
    private readonly merges: MergeScorecards,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidates.merged', (merge, session) => this.merges.join(merge, session));
    this.events.on('candidates.separated', (merge, session) => this.merges.separate(merge, session));
    this.events.on('person.erased', async (person, session) =>
      person.removed('scorecard', await this.repository.removeOf(person.candidateIds, session)),
    );
  }
}
