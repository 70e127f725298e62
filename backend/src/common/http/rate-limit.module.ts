import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { Injectable, Module, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import { Config } from '../../config/config.js';
import { ProblemError } from '../errors/problem.error.js';
import { RATE_LIMITED } from './rate-limited.decorator.js';

/** Counts only routes marked `@RateLimited()`, in Redis, so that several API processes count together. */
@Injectable()
class SensitiveRoutesGuard extends ThrottlerGuard {
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
      useFactory: (config: Config, redis: Redis) => ({
        throttlers: [{ ttl: 60_000, limit: config.SENSITIVE_REQUESTS_PER_MINUTE }],
        storage: new ThrottlerStorageRedisService(redis),
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: SensitiveRoutesGuard }],
})
export class RateLimitModule {}
