import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { EraseMails } from './erase-mails.js';

/** What becomes of mails when a person is erased. */
@Injectable()
export class EmailListeners implements OnModuleInit {
  constructor(
    private readonly erase: EraseMails,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', (person, session) => this.erase.run(person, session));
  }
}
