import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { JOB_DEFAULTS, QUEUES } from '../../common/queue/queue.js';
import type { DataArchiveRecord } from './data-archive.schema.js';

/** No more than the archive's id, so that Redis never holds anything of a person. */
export interface DataArchiveJob {
  id: string;
}

type Idle = Pick<DataArchiveRecord, '_id' | 'leasedUntil'>;

/** The jobs of archives that are to be made. A job is one look at one of them by whoever comes after a lease. */
@Injectable()
export class DataArchiveQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DataArchiveQueue.name);
  private readonly queue: Queue<DataArchiveJob>;

  constructor(@Inject(Redis) redis: Redis) {
    this.queue = new Queue<DataArchiveJob>(QUEUES.archives, { connection: redis, defaultJobOptions: JOB_DEFAULTS });
    this.queue.on('error', (error) => this.logger.error(error.message));
  }

  /** Lets the worker know. Redis being away is no failure of the caller: the reconciler finds the archive. */
  async announce(archive: Idle): Promise<void> {
    await this.schedule([archive]).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'an archive waits for the reconciler'),
    );
  }

  /** Makes sure that each of these has its job; one that exists is left alone. */
  async schedule(archives: readonly Idle[]): Promise<void> {
    const jobs = archives.map(({ _id, leasedUntil }) => ({
      name: 'make',
      data: { id: String(_id) },
      opts: { jobId: `archive-${String(_id)}-${leasedUntil.getTime()}` },
    }));
    if (jobs.length > 0) await this.queue.addBulk(jobs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
