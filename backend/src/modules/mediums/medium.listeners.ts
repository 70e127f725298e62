import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { MediumsRepository } from './mediums.repository.js';

/** Removes mentions of an erased person. */
@Injectable()
export class MediumListeners implements OnModuleInit {
  constructor(
    private readonly repository: MediumsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.changed(await this.repository.dropMentions(person.userIds, session)),
    );
  }
}
