import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { Outbox } from './outbox.service.js';

/** What becomes of mails when a person is erased. */
@Injectable()
export class EmailListeners implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.erased', ({ candidateId }, session) => this.outbox.erase(candidateId, session));
  }
}
