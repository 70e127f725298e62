import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Mails an hour that anybody can have sent to one address; the limit per caller is another matter (`@RateLimited`). */
const MAILS_PER_HOUR = 5;
const HOUR_SECONDS = 3_600;

/** Keeps strangers from filling somebody's mailbox with links. */
@Injectable()
export class MailLimit {
  private readonly mails: RateLimiterRedis;

  constructor(@Inject(Redis) redis: Redis) {
    this.mails = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: 'mail-limit',
      points: MAILS_PER_HOUR,
      duration: HOUR_SECONDS,
    });
  }

  /** Counts one more mail to an address; false when it is one too many. */
  async allows(email: string): Promise<boolean> {
    try {
      await this.mails.consume(createHash('sha256').update(email).digest('hex'));
      return true;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    }
  }
}
