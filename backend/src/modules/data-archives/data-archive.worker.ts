import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { QUEUES } from '../../common/queue/queue.js';
import { QueueWorkers } from '../../common/queue/queue-workers.js';
import { Config } from '../../config/config.js';
import { DataArchiveQueue } from './data-archive-queue.js';
import { DataArchivesRepository } from './data-archives.repository.js';
import { KeptArchives } from './kept-archives.js';
import { MakeArchive } from './make-archive.js';

const CONCURRENCY = 2;
const SWEEP_SECONDS = 60;

/** Makes requested archives, and those that Redis or a killed worker lost. Worker process only. */
@Injectable()
export class DataArchiveWorker implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly archives: DataArchivesRepository,
    private readonly kept: KeptArchives,
    private readonly queue: DataArchiveQueue,
    private readonly maker: MakeArchive,
    private readonly periodic: PeriodicJobs,
    private readonly workers: QueueWorkers,
  ) {}

  onModuleInit(): void {
    const reconcile = async (): Promise<void> => this.queue.schedule(await this.archives.idle());
    this.periodic.every(this.config.ARCHIVE_LEASE_SECONDS, 'archive reconciler', reconcile);
    this.periodic.every(SWEEP_SECONDS, 'outdated archives', () => this.kept.sweep());
    this.workers.take({
      queue: QUEUES.archives,
      concurrency: CONCURRENCY,
      run: (id) => this.maker.make(id),
      // The next worker starts the current archive again.
      stop: () => this.maker.stop(),
    });
  }
}
