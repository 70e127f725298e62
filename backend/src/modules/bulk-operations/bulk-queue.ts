import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { JOB_DEFAULTS, QUEUES } from '../../common/queue/queue.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';

/** No more than the operation's id, so that Redis never holds anything of a person. */
export interface BulkJob {
  id: string;
}

type Idle = Pick<BulkOperationRecord, '_id' | 'leasedUntil'>;

/** The jobs of operations that run. A job is one look at one operation by whoever comes after a lease. */
@Injectable()
export class BulkQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BulkQueue.name);
  private readonly queue: Queue<BulkJob>;

  constructor(@Inject(Redis) redis: Redis) {
    this.queue = new Queue<BulkJob>(QUEUES.bulk, { connection: redis, defaultJobOptions: JOB_DEFAULTS });
    this.queue.on('error', (error) => this.logger.error(error.message));
  }

  /** Lets the worker know. Redis being away is no failure of the caller: the reconciler finds the operation. */
  async announce(operation: Idle): Promise<void> {
    await this.schedule([operation]).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'an operation waits for the reconciler'),
    );
  }

  /** Makes sure that each of these operations has its job; one that exists is left alone. */
  async schedule(operations: readonly Idle[]): Promise<void> {
    const jobs = operations.map(({ _id, leasedUntil }) => ({
      name: 'run',
      data: { id: String(_id) },
      opts: { jobId: `bulk-${String(_id)}-${leasedUntil.getTime()}` },
    }));
    if (jobs.length > 0) await this.queue.addBulk(jobs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
