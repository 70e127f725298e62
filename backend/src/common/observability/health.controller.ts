import { Controller, Get, HttpCode, Inject } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ApiExcludeController } from '@nestjs/swagger';
import { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { Allow } from '../auth/allow.decorator.js';
import { ProblemError } from '../errors/problem.error.js';
import { VERSION } from '../version.js';

const TIMEOUT_MS = 2_000;

/** Fails when a check takes longer than a balancer should wait. */
async function inTime(check: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS);
  await Promise.race([check, promise]).finally(() => clearTimeout(timer));
}

/** For balancers and monitoring; outside the API's base path. */
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    @InjectConnection() private readonly mongo: Connection,
    @Inject(Redis) private readonly redis: Redis,
  ) {}

  /** The process runs, in this version. */
  @Get('health/live')
  @Allow('anyone')
  @HttpCode(200)
  live(): { status: 'ok'; version: string } {
    return { status: 'ok', version: VERSION };
  }

  /** Database and Redis answer; 503 otherwise. */
  @Get('health/ready')
  @Allow('anyone')
  async ready(): Promise<{ status: 'ok' }> {
    try {
      await Promise.all([
        inTime(this.mongo.db?.admin().ping() ?? Promise.reject(new Error('no connection'))),
        inTime(this.redis.ping()),
      ]);
    } catch (cause) {
      throw new ProblemError('unavailable', { cause });
    }
    return { status: 'ok' };
  }
}
