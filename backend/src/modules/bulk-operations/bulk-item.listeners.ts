import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { BulkItemsRepository } from './bulk-items.repository.js';

/** What becomes of what was done to a person when they are erased. */
@Injectable()
export class BulkItemListeners implements OnModuleInit {
  constructor(
    private readonly items: BulkItemsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.erased', ({ candidateId }, session) => this.items.forget(candidateId, session));
  }
}
