import type { JobsOptions, RedisOptions } from 'bullmq';
import type { Config } from '../../config/config.js';

/** All queues. A queue only says when to look at a record; MongoDB has the work. All queues share one connection to Redis. */
export const QUEUES = { mail: 'mail', inbound: 'inbound', bulk: 'bulk', archives: 'archives' } as const;
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

/** The data of a job: only a record's id, so that Redis holds no personal data. */
export interface QueueJob {
  id: string;
}

/** A worker's connection: it blocks while the queue is empty, and waits for Redis without an end. */
export const workerConnection = (config: Config): RedisOptions & { url: string } => ({
  url: config.REDIS_URL,
  maxRetriesPerRequest: null,
});

/** Removes finished jobs, so that their ids are free again. The reconciler finds the work of a failed job in MongoDB. */
export const JOB_DEFAULTS = { attempts: 1, removeOnComplete: true, removeOnFail: true } satisfies JobsOptions;
