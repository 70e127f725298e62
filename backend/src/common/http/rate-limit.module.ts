import { Injectable, Module, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/config.js';
import { ProblemError } from '../errors/problem.error.js';
import { RATE_LIMITED } from './rate-limited.decorator.js';

const MINUTE_SECONDS = 60;

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts in Redis, so that several API processes count together. One attempt too many closes a route to its caller for a minute. */
class AttemptsInRedis implements ThrottlerStorage {
  private readonly attempts: RateLimiterRedis;

  constructor(redis: Redis, points: number) {
    this.attempts = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: 'attempts',
      points,
      duration: MINUTE_SECONDS,
      blockDuration: MINUTE_SECONDS,
    });
  }

  async increment(key: string): Promise<ThrottlerStorageRecord> {
    try {
      return recordOf(await this.attempts.consume(key), false);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return recordOf(refused, true);
      throw refused;
    }
  }
}

function recordOf({ consumedPoints, msBeforeNext }: RateLimiterRes, isBlocked: boolean): ThrottlerStorageRecord {
  const seconds = Math.ceil(msBeforeNext / 1_000);
  return {
    totalHits: consumedPoints,
    timeToExpire: seconds,
    isBlocked,
    timeToBlockExpire: isBlocked ? seconds : 0,
  };
}

/** Counts only routes marked `@RateLimited()`. */
@Injectable()
class LimitedRoutesGuard extends ThrottlerGuard {
  protected override shouldSkip(context: ExecutionContext): Promise<boolean> {
    return Promise.resolve(!this.reflector.get<boolean | undefined>(RATE_LIMITED, context.getHandler()));
  }

  protected override throwThrottlingException(): Promise<void> {
    return Promise.reject(new ProblemError('too_many_requests'));
  }
}

@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [Config, Redis],
      useFactory: ({ SENSITIVE_REQUESTS_PER_MINUTE: limit }: Config, redis: Redis) => ({
        throttlers: [{ ttl: MINUTE_SECONDS * 1_000, limit }],
        storage: new AttemptsInRedis(redis, limit),
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: LimitedRoutesGuard }],
})
export class RateLimitModule {}
