import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { SecurityLog } from '../../common/security-log/security-log.service.js';

/** Removes addresses and user agents of an erased person; their events stay without a name (docs/domain/security-log.md#erasing). */
@Injectable()
export class SecurityEventListeners implements OnModuleInit {
  constructor(
    private readonly log: SecurityLog,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', ({ userIds }, session) => this.log.forgetPlacesOf(userIds, session));
  }
}
