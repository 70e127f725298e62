import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { NotesRepository } from './notes.repository.js';

/** Removes the notes about an erased person and mentions of them. */
@Injectable()
export class NoteListeners implements OnModuleInit {
  constructor(
    private readonly repository: NotesRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) => {
      person.removed('note', await this.repository.removeOf(person.candidateIds, session));
      person.changed(await this.repository.dropMentions(person.userIds, session));
    });
  }
}
