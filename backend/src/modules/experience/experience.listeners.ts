import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { ExperienceRepository } from './experience.repository.js';

/** Removes the work experience of an erased person. */
@Injectable()
export class ExperienceListeners implements OnModuleInit {
  constructor(
    private readonly repository: ExperienceRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) =>
      person.removed('experience', await this.repository.removeOf(person.candidateIds, session)),
    );
  }
}
