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
import { DataArchiveQueue, type DataArchiveJob } from './data-archive-queue.js';
import { DataArchivesRepository } from './data-archives.repository.js';
import { KeptArchives } from './kept-archives.js';
import { MakeArchive } from './make-archive.js';

/** Archives one worker makes at the same time. */
const CONCURRENCY = 2;
const SWEEP_SECONDS = 60;

/** Makes the archives that were asked for, and finds again what Redis or a killed worker lost. Worker process only. */
@Injectable()
export class DataArchiveWorker implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(DataArchiveWorker.name);
  private worker: Worker<DataArchiveJob> | undefined;

  constructor(
    private readonly config: Config,
    private readonly archives: DataArchivesRepository,
    private readonly kept: KeptArchives,
    private readonly queue: DataArchiveQueue,
    private readonly maker: MakeArchive,
    private readonly periodic: PeriodicJobs,
  ) {}

  onModuleInit(): void {
    const reconcile = async (): Promise<void> => this.queue.schedule(await this.archives.idle());
    this.periodic.every(this.config.ARCHIVE_LEASE_SECONDS, 'archive reconciler', reconcile);
    this.periodic.every(SWEEP_SECONDS, 'outdated archives', () => this.kept.sweep());
  }

  onApplicationBootstrap(): void {
    const worker = new Worker<DataArchiveJob>(QUEUES.archives, ({ data }) => this.maker.make(data.id), {
      connection: workerConnection(this.config),
      concurrency: CONCURRENCY,
    });
    worker.on('error', (error) => this.logger.error(error.message));
    // It stands in the database as it did: the reconciler makes a new job.
    worker.on('failed', (job, error) =>
      this.logger.error({ err: error, archive: job?.data.id }, 'an archive could not be made'),
    );
    this.worker = worker;
  }

  /** Takes no more jobs; what it is at is left to the next worker, which begins it anew. */
  async onModuleDestroy(): Promise<void> {
    this.maker.stop();
    await this.worker?.close();
  }
}
