import type { JobsOptions, RedisOptions } from 'bullmq';
import type { Config } from '../../config/config.js';

/** Every queue of the product. A queue only says when to look: what there is to do stands in MongoDB. Queues share the one connection to Redis. */
export const QUEUES = { mail: 'mail', bulk: 'bulk', archives: 'archives' } as const;
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

/** What a job carries: no more than a record's id, so that Redis never holds anything of a person. */
export interface QueueJob {
  id: string;
}

/** A connection for those who work a queue off: it blocks while there is nothing to do, and waits for Redis to come back, however long. */
export const workerConnection = (config: Config): RedisOptions & { url: string } => ({
  url: config.REDIS_URL,
  maxRetriesPerRequest: null,
});

/** A done job leaves nothing behind, so that its id is free again; a failed one is found again in MongoDB. */
export const JOB_DEFAULTS = { attempts: 1, removeOnComplete: true, removeOnFail: true } satisfies JobsOptions;
