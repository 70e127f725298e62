import { Module } from '@nestjs/common';
import { BulkRunsModule } from './bulk-runs.module.js';
import { BulkWorker } from './bulk.worker.js';

@Module({ imports: [BulkRunsModule], providers: [BulkWorker] })
export class BulkWorkerModule {}
