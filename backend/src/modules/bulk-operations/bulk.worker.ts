import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Worker } from 'bullmq';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { QUEUES, workerConnection } from '../../common/queue/queue.js';
import { Config } from '../../config/config.js';
import { BulkOperationsRepository } from './bulk-operations.repository.js';
import { BulkQueue, type BulkJob } from './bulk-queue.js';
import { RunBulkOperation } from './run-bulk-operation.js';

/** Operations one worker works on at the same time. */
const CONCURRENCY = 2;

/** Works off the operations that are too large for a request, and finds again what Redis or a killed worker lost. Worker process only. */
@Injectable()
export class BulkWorker implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BulkWorker.name);
  private worker: Worker<BulkJob> | undefined;

  constructor(
    private readonly config: Config,
    private readonly operations: BulkOperationsRepository,
    private readonly queue: BulkQueue,
    private readonly runner: RunBulkOperation,
    private readonly periodic: PeriodicJobs,
  ) {}

  onModuleInit(): void {
    const reconcile = async (): Promise<void> => this.queue.schedule(await this.operations.idle());
    this.periodic.every(this.config.BULK_LEASE_SECONDS, 'bulk reconciler', reconcile);
  }

  onApplicationBootstrap(): void {
    const worker = new Worker<BulkJob>(QUEUES.bulk, ({ data }) => this.runner.run(data.id), {
      connection: workerConnection(this.config),
      concurrency: CONCURRENCY,
    });
    worker.on('error', (error) => this.logger.error(error.message));
    // The operation stands in the database as it did: the reconciler makes a new job.
    worker.on('failed', (job, error) =>
      this.logger.error({ err: error, operation: job?.data.id }, 'work on an operation failed'),
    );
    this.worker = worker;
  }

  /** Takes no more jobs; what it is at is left after the candidates it has in hand, for the next worker. */
  async onModuleDestroy(): Promise<void> {
    this.runner.stop();
    await this.worker?.close();
  }
}
