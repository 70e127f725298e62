import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CalendarRepository } from './calendar.repository.js';

/** Removes the agenda items of an erased person. */
@Injectable()
export class CalendarListeners implements OnModuleInit {
  constructor(
    private readonly repository: CalendarRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) => {
      const assignees = [...person.candidateIds, ...person.userIds];
      person.removed('calendar_item', await this.repository.removeOf(assignees, session));
    });
  }
}
