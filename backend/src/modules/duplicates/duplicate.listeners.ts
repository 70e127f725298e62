import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { FindDuplicates } from './find-duplicates.js';

/** Looks for duplicates of a changed candidate, and removes the keys and pairs of an erased person. */
@Injectable()
export class DuplicateListeners implements OnModuleInit {
  constructor(
    private readonly find: FindDuplicates,
    private readonly duplicates: DuplicatesRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.identified', ({ candidateId }, session) => this.find.refresh(candidateId, session));
    this.events.on('person.erased', async (person, session) => {
      await this.find.removeOf(person.candidateIds, session);
      person.changed(await this.duplicates.forgetUsers(person.userIds, session));
    });
  }
}
