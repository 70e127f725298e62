import { Global, Inject, Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../../config/config.js';

/** Closes the shared connection after the modules that use it have stopped. */
@Injectable()
class RedisCloser implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

/** The shared Redis connection (limits, used bot checks, queues). BullMQ's workers open their own. */
@Global()
@Module({
  providers: [
    {
      provide: Redis,
      inject: [Config],
      useFactory: (config: Config) => {
        const redis = new Redis(config.REDIS_URL, {
          maxRetriesPerRequest: 2,
          commandTimeout: config.REDIS_TIMEOUT_MS,
          connectTimeout: config.REDIS_TIMEOUT_MS,
        });
        redis.on('error', (error: Error) => new Logger('Redis').error(error.message));
        return redis;
      },
    },
    RedisCloser,
  ],
  exports: [Redis],
})
export class RedisModule {}
