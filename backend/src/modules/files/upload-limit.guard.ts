import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { ProblemError } from '../../common/errors/problem.error.js';
import { RedisLimit } from '../../common/redis/redis-limit.js';
import { Config } from '../../config/config.js';

const MINUTE_SECONDS = 60;

/** Counts a user's uploads before the API reads a byte of them (docs/domain/files.md#quota). */
@Injectable()
export class UploadLimitGuard implements CanActivate {
  private readonly uploads: RedisLimit;

  constructor(@Inject(Redis) redis: Redis, config: Config) {
    this.uploads = new RedisLimit(redis, {
      name: 'uploads',
      points: config.UPLOADS_PER_MINUTE,
      duration: MINUTE_SECONDS,
    });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!principal) throw new ProblemError('not_logged_in');
    await this.uploads.consume(principal.userId);
    return true;
  }
}
