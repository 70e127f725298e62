import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { ProblemCode } from '@byline/shared-types/domain';
import { ProblemError } from '../../common/errors/problem.error.js';

const HOUR_SECONDS = 3_600;

interface AttemptLimits {
  name: string;
  perHour: number;
  lockedMinutes: number;
  /** What who comes too late is told. */
  refusal: ProblemCode;
}

/**
 * Attempts at something secret, counted in Redis before they are judged, so that parallel ones count too. As many wrong ones as an hour allows lock
 * it for some minutes. What is counted by may be an address: only its hash is kept.
 */
export class Attempts {
  private readonly limiter: RateLimiterRedis;

  constructor(
    redis: Redis,
    private readonly limits: AttemptLimits,
  ) {
    this.limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: limits.name,
      points: limits.perHour,
      duration: HOUR_SECONDS,
      blockDuration: limits.lockedMinutes * 60,
    });
  }

  /** Counts one more; answers whether it is the last that is allowed, and refuses what comes after. */
  async count(...parts: string[]): Promise<boolean> {
    try {
      return (await this.limiter.consume(keyOf(parts))).remainingPoints === 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ProblemError(this.limits.refusal, { retryAfter: Math.ceil(refused.msBeforeNext / 1_000) });
    }
  }

  /** The last one that was allowed was wrong. */
  async lock(...parts: string[]): Promise<void> {
    await this.limiter.block(keyOf(parts), this.limits.lockedMinutes * 60);
  }

  /** It was right: the count starts over. */
  async forget(...parts: string[]): Promise<void> {
    await this.limiter.delete(keyOf(parts));
  }

  /** It was right, and what was wrong before goes on counting. */
  async takeBack(...parts: string[]): Promise<void> {
    await this.limiter.reward(keyOf(parts), 1);
  }
}

const keyOf = (parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');
