import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { BulkItemsRepository } from './bulk-items.repository.js';
import { BulkOperationsRepository } from './bulk-operations.repository.js';

/** Removes an erased person from operations. */
@Injectable()
export class BulkItemListeners implements OnModuleInit {
  constructor(
    private readonly items: BulkItemsRepository,
    private readonly operations: BulkOperationsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) => {
      await this.items.forget(person.candidateIds, session);
      person.changed(await this.operations.forget(person.userIds, session));
    });
  }
}
