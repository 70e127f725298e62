import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Types } from 'mongoose';
import { JOB_DEFAULTS, type QueueJob, type QueueName } from './queue.js';

/** A record with a lease: only the holder works on it. */
interface Leased {
  _id: Types.ObjectId;
  leasedUntil: Date;
}

/** The jobs of records with a lease. A job is one look at a record after the end of a lease. */
export abstract class LeaseQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly queue: Queue<QueueJob>;

  constructor(
    redis: Redis,
    private readonly name: QueueName,
  ) {
    this.queue = new Queue<QueueJob>(name, { connection: redis, defaultJobOptions: JOB_DEFAULTS });
    this.queue.on('error', (error) => this.logger.error(error.message));
  }

  /** Tells the worker. Without Redis the caller does not fail, because the reconciler finds the record. */
  async announce(record: Leased): Promise<void> {
    await this.schedule([record]).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'a record waits for the reconciler'),
    );
  }

  /** Adds the missing jobs of these records. */
  async schedule(records: readonly Leased[]): Promise<void> {
    const jobs = records.map(({ _id, leasedUntil }) => ({
      name: 'run',
      data: { id: String(_id) },
      opts: { jobId: `${this.name}-${String(_id)}-${leasedUntil.getTime()}` },
    }));
    if (jobs.length > 0) await this.queue.addBulk(jobs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
