import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { InterviewsRepository } from './interviews.repository.js';

/** Removes the interviews of an erased person. */
@Injectable()
export class InterviewListeners implements OnModuleInit {
  constructor(
    private readonly repository: InterviewsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.removed('interview', await this.repository.removeOf(person.candidateIds, session)),
    );
  }
}
