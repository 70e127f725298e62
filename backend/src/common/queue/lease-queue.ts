import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Types } from 'mongoose';
import { JOB_DEFAULTS, type QueueJob, type QueueName } from './queue.js';

/** A record that is worked on by whoever holds its lease. */
interface Leased {
  _id: Types.ObjectId;
  leasedUntil: Date;
}

/** The jobs of records that are worked on under a lease. A job is one look at one record by whoever comes after a lease. */
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

  /** Lets the worker know. Redis being away is no failure of the caller: the reconciler finds the record. */
  async announce(record: Leased): Promise<void> {
    await this.schedule([record]).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'a record waits for the reconciler'),
    );
  }

  /** Makes sure that each of these has its job; one that exists is left alone. */
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
