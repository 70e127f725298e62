import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidateTextsRepository } from './candidate-texts.repository.js';

/** Removes the words of an erased person, and of one who becomes part of another, from the search. */
@Injectable()
export class TextListeners implements OnModuleInit {
  constructor(
    private readonly texts: CandidateTextsRepository,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    // The words follow the records: the writes of a merge make the candidate who stays due, those of an undo both.
    this.events.on('candidates.merged', ({ gone }, session) => this.texts.remove([gone._id], session));
    this.events.on('person.erased', async ({ candidateIds }, session) => {
      const stems = await this.texts.stemsOf(candidateIds, session);
      await this.texts.remove(candidateIds, session);
      this.transactions.afterCommit(session, () => this.texts.dropStems(stems));
    });
  }
}
