import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { PendingRegistrations } from './pending-registrations.service.js';

/** Removes registrations with the addresses of an erased person. */
@Injectable()
export class PendingRegistrationListeners implements OnModuleInit {
  constructor(
    private readonly pending: PendingRegistrations,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.removed('registration', await this.pending.removeOf([...person.addresses], session)),
    );
  }
}
