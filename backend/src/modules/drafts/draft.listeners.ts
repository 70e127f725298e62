import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { DraftsRepository } from './drafts.repository.js';

/** What becomes of drafts when a person is erased. */
@Injectable()
export class DraftsListeners implements OnModuleInit {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.erased', async ({ userId }, session) => {
      if (userId !== null) await this.drafts.removeOfUser(userId, session);
    });
  }
}
