import { createHash } from 'node:crypto';
import type { ProblemCode } from '@byline/shared-types/domain';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../errors/problem.error.js';

interface Limit {
  name: string;
  points: number;
  /** Seconds that a count lasts, from its first use. */
  duration: number;
  /** Seconds for which one use too many, or `lock`, refuses all. */
  blockDuration?: number;
  refusal?: ProblemCode;
}

interface Consumed {
  remaining: number;
  /** Seconds until the count starts over. */
  seconds: number;
}

/** Counts uses in Redis, so that all processes count together, also requests in parallel. Keys are stored as hashes, since they hold addresses. */
export class RedisLimit {
  private readonly limiter: RateLimiterRedis;
  private readonly refusal: ProblemCode;

  constructor(redis: Redis, { name, refusal = 'too_many_requests', ...limit }: Limit) {
    this.limiter = new RateLimiterRedis({ storeClient: redis, keyPrefix: name, ...limit });
    this.refusal = refusal;
  }

  /** Counts one more use; refuses one too many with `Retry-After`. */
  async consume(...key: string[]): Promise<Consumed> {
    try {
      const { remainingPoints, msBeforeNext } = await this.limiter.consume(hashed(key));
      return { remaining: remainingPoints, seconds: Math.ceil(msBeforeNext / 1_000) };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ProblemError(this.refusal, { retryAfter: Math.ceil(refused.msBeforeNext / 1_000) });
    }
  }

  async lock(...key: string[]): Promise<void> {
    await this.limiter.block(hashed(key), this.limiter.blockDuration);
  }

  async forget(...key: string[]): Promise<void> {
    await this.limiter.delete(hashed(key));
  }

  /** Takes one use back; the earlier ones go on counting. */
  async refund(...key: string[]): Promise<void> {
    await this.limiter.reward(hashed(key), 1);
  }
}

const hashed = (key: string[]): string => createHash('sha256').update(key.join('\n')).digest('hex');
