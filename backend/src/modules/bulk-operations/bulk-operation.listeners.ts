import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { BulkItemsRepository } from './bulk-items.repository.js';
import { BulkOperationsRepository } from './bulk-operations.repository.js';
import { EndBulkOperation } from './end-bulk-operation.js';

@Injectable()
export class BulkOperationListeners implements OnModuleInit {
  constructor(
    private readonly items: BulkItemsRepository,
    private readonly operations: BulkOperationsRepository,
    private readonly endings: EndBulkOperation,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) => {
      await this.items.forget(person.candidateIds, session);
      person.changed(await this.operations.forget(person.userIds, session));
    });
    // docs/domain/bulk.md#losing-the-role
    this.events.on('recruiter.left', ({ userId, actorId }, session) =>
      this.endings.cancelAllOf(userId, actorId, session),
    );
  }
}
