import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../common/audit/audit.module.js';
import { ApplicationRecordsModule } from '../applications/application-records.module.js';
import { AskRecordsModule } from '../availability-asks/ask-records.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FileBytesModule } from '../files/file-bytes.module.js';
import { FolderContentsModule } from '../folders/folder-contents.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { StaffModule } from '../users/staff.module.js';
import { BulkEffects } from './bulk-effects.js';
import { bulkItemSchema } from './bulk-item.schema.js';
import { BulkItemsRepository } from './bulk-items.repository.js';
import { BulkOperationListeners } from './bulk-operation.listeners.js';
import { bulkOperationSchema } from './bulk-operation.schema.js';
import { BulkOperationsRepository } from './bulk-operations.repository.js';
import { BulkQueue } from './bulk-queue.js';
import { EndBulkOperation } from './end-bulk-operation.js';
import { RunBulkOperation } from './run-bulk-operation.js';

/** Runs changes to many candidates: small ones in the API, others in the worker. It has no routes. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'BulkOperation', schema: bulkOperationSchema },
      { name: 'BulkItem', schema: bulkItemSchema },
    ]),
    AskRecordsModule,
    AuditModule,
    ApplicationRecordsModule,
    CandidatesModule,
    FileBytesModule,
    FolderContentsModule,
    OutboxModule,
    StaffModule,
  ],
  providers: [
    BulkOperationsRepository,
    BulkItemsRepository,
    BulkOperationListeners,
    BulkEffects,
    BulkQueue,
    EndBulkOperation,
    RunBulkOperation,
  ],
  exports: [
    AskRecordsModule,
    ApplicationRecordsModule,
    BulkOperationsRepository,
    BulkItemsRepository,
    BulkQueue,
    EndBulkOperation,
    RunBulkOperation,
  ],
})
export class BulkRunsModule {}
