import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { Config } from '../../config/config.js';
import { RedisLimit } from '../redis/redis-limit.js';
import { lineOf } from './networks.js';
import { RATE_LIMITED } from './rate-limited.decorator.js';

const MINUTE_SECONDS = 60;

/** Counts the calls of a client to each `@RateLimited()` route. One call too many closes the route to the client for a minute. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly calls: RedisLimit;
  private readonly points: number;

  constructor(
    @Inject(Redis) redis: Redis,
    config: Config,
    private readonly reflector: Reflector,
  ) {
    this.points = config.SENSITIVE_REQUESTS_PER_MINUTE;
    this.calls = new RedisLimit(redis, {
      name: 'attempts',
      points: this.points,
      duration: MINUTE_SECONDS,
      blockDuration: MINUTE_SECONDS,
    });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    if (!this.reflector.get<boolean | undefined>(RATE_LIMITED, handler)) return true;
    const http = context.switchToHttp();
    const line = lineOf(http.getRequest<FastifyRequest>().ip);
    const { remaining, seconds } = await this.calls.consume(context.getClass().name, handler.name, line);
    void http.getResponse<FastifyReply>().headers({
      'x-ratelimit-limit': this.points,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': seconds,
    });
    return true;
  }
}
