import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { DiplomasRepository } from './diplomas.repository.js';

/** Removes the diplomas of an erased person. */
@Injectable()
export class DiplomaListeners implements OnModuleInit {
  constructor(
    private readonly repository: DiplomasRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.removed('diploma', await this.repository.removeOf(person.candidateIds, session)),
    );
  }
}
