import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Config } from '../../config/config.js';

const MINUTE_SECONDS = 60;

/** Counts a user's uploads, before a byte of them is read (docs/domain/files.md#quota). */
@Injectable()
export class UploadLimitGuard implements CanActivate {
  private readonly uploads: RateLimiterRedis;

  constructor(@Inject(Redis) redis: Redis, config: Config) {
    this.uploads = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: 'uploads',
      points: config.UPLOADS_PER_MINUTE,
      duration: MINUTE_SECONDS,
    });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const { principal } = http.getRequest<FastifyRequest>();
    if (!principal) throw new ProblemError('not_logged_in');
    try {
      await this.uploads.consume(principal.userId);
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      void http.getResponse<FastifyReply>().header('retry-after', Math.ceil(refused.msBeforeNext / 1_000));
      throw new ProblemError('too_many_requests');
    }
  }
}
