import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { KeptArchives } from './kept-archives.js';

/** Deletes the archives of an erased person. */
@Injectable()
export class DataArchiveListeners implements OnModuleInit {
  constructor(
    private readonly kept: KeptArchives,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.removed('archive', await this.kept.removeOfPerson(person, session)),
    );
  }
}
