import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { DraftsRepository } from './drafts.repository.js';

/** Removes an erased person's drafts, and colleagues' drafts about them. */
@Injectable()
export class DraftsListeners implements OnModuleInit {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.removed('draft', await this.drafts.removeOfUsers(person.userIds, session)),
    );
    this.events.on('person.forgotten', async (person, session) =>
      person.removed('draft', await this.drafts.removeAbout([...person.ids, ...person.addresses], session)),
    );
  }
}
