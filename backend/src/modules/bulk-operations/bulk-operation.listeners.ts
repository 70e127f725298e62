import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { EndBulkOperation } from './end-bulk-operation.js';

/** Cancels the operations of a recruiter who loses the role (docs/domain/bulk.md#losing-the-role). */
@Injectable()
export class BulkOperationListeners implements OnModuleInit {
  constructor(
    private readonly endings: EndBulkOperation,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('recruiter.left', ({ userId, actorId }, session) =>
      this.endings.cancelAllOf(userId, actorId, session),
    );
  }
}
