import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { QUEUES } from '../../common/queue/queue.js';
import { QueueWorkers } from '../../common/queue/queue-workers.js';
import { Config } from '../../config/config.js';
import { BulkOperationsRepository } from './bulk-operations.repository.js';
import { BulkQueue } from './bulk-queue.js';
import { EndBulkOperation } from './end-bulk-operation.js';
import { RunBulkOperation } from './run-bulk-operation.js';

const CONCURRENCY = 2;

/** Runs operations that are too large for a request, and those that Redis or a killed worker lost. Worker process only. */
@Injectable()
export class BulkWorker implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly operations: BulkOperationsRepository,
    private readonly queue: BulkQueue,
    private readonly runner: RunBulkOperation,
    private readonly endings: EndBulkOperation,
    private readonly periodic: PeriodicJobs,
    private readonly workers: QueueWorkers,
  ) {}

  onModuleInit(): void {
    const reconcile = async (): Promise<void> => {
      await this.endings.lapse();
      await this.queue.schedule(await this.operations.idle());
    };
    this.periodic.every(this.config.BULK_LEASE_SECONDS, 'bulk reconciler', reconcile);
    this.workers.take({
      queue: QUEUES.bulk,
      concurrency: CONCURRENCY,
      run: (id) => this.runner.run(id),
      // The next worker continues after the current chunk.
      stop: () => this.runner.stop(),
    });
  }
}
