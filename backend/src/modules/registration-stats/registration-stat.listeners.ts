import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { dayOf } from '../../common/time.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { RegistrationStatsRepository } from './registration-stats.repository.js';

/** An erased person stays in the counts as a number. */
@Injectable()
export class RegistrationStatListeners implements OnModuleInit {
  constructor(
    private readonly repository: RegistrationStatsRepository,
    private readonly candidates: CandidatesService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async ({ candidateIds }, session) => {
      for (const { createdAt } of await this.candidates.identitiesOf(candidateIds, session))
        await this.repository.addErased(dayOf(createdAt), session);
    });
  }
}
