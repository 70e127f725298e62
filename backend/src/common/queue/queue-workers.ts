import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Worker } from 'bullmq';
import { Config } from '../../config/config.js';
import { workerConnection, type QueueJob, type QueueName } from './queue.js';

/** The job of a killed worker is free again after a lock and an interval. A blocked worker loses its lock too, but the lease of the record keeps its work single. */
const LOCK_MS = 10_000;
const STALLED_MS = 5_000;

interface QueueWork {
  queue: QueueName;
  /** Jobs that one process works on at the same time. */
  concurrency: number;
  /** One look at the record with this id. An error is logged; the record stays as it is, and its reconciler adds a new job. */
  run: (id: string) => Promise<void>;
  /** Ends long work early when the process stops. Without it, running work finishes. */
  stop?: () => void;
}

/** Runs the jobs of queues, in the worker process only. A provider of the worker registers each queue in `onModuleInit`. */
@Injectable()
export class QueueWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(QueueWorkers.name);
  private readonly works: QueueWork[] = [];
  private workers: Worker<QueueJob>[] = [];

  constructor(private readonly config: Config) {}

  take(work: QueueWork): void {
    this.works.push(work);
  }

  onApplicationBootstrap(): void {
    this.workers = this.works.map((work) => this.start(work));
  }

  /** Takes no more jobs and waits for running ones. */
  async onModuleDestroy(): Promise<void> {
    for (const { stop } of this.works) stop?.();
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private start({ queue, concurrency, run }: QueueWork): Worker<QueueJob> {
    const worker = new Worker<QueueJob>(queue, ({ data }) => run(data.id), {
      connection: workerConnection(this.config),
      concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
    });
    worker.on('error', (error) => this.logger.error({ err: error, queue }, 'a queue is not worked off'));
    worker.on('failed', (job, error) => this.logger.error({ err: error, queue, id: job?.data.id }, 'a job failed'));
    return worker;
  }
}
