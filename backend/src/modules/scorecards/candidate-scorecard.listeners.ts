import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CandidateScorecardsRepository } from './candidate-scorecards.repository.js';

/** Removes the ratings of an erased candidate. */
@Injectable()
export class CandidateScorecardListeners implements OnModuleInit {
  constructor(
    private readonly repository: CandidateScorecardsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.removed('scorecard', await this.repository.removeOf(person.candidateIds, session)),
    );
  }
}
