import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CalendarRepository } from './calendar.repository.js';

/** What becomes of the agenda when a person is erased. */
@Injectable()
export class CalendarListeners implements OnModuleInit {
  constructor(
    private readonly repository: CalendarRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.erased', ({ candidateId, userId }, session) =>
      this.repository.deleteOf(userId ? [candidateId, userId] : [candidateId], session),
    );
  }
}
