import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { FilesService } from './files.service.js';

/** Deletes the files of an erased person. */
@Injectable()
export class FileListeners implements OnModuleInit {
  constructor(
    private readonly files: FilesService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.removed('file', await this.files.removeOfPerson(person, session)),
    );
  }
}
