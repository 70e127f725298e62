import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { TestsRepository } from './tests.repository.js';

/** Removes the tests of an erased candidate. */
@Injectable()
export class TestListeners implements OnModuleInit {
  constructor(
    private readonly repository: TestsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.removed('test', await this.repository.removeOf(person.candidateIds, session)),
    );
  }
}
