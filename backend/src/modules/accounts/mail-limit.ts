import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';

/** Mails an hour that anybody can have sent to one address; the limit per caller is another matter (`@RateLimited`). */
const MAILS_PER_HOUR = 5;
const HOUR_SECONDS = 3_600;

/** Keeps strangers from filling somebody's mailbox with links. */
@Injectable()
export class MailLimit {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  /** Counts one more mail to an address; false when it is one too many. */
  async allows(email: string): Promise<boolean> {
    const key = `mail-limit:${createHash('sha256').update(email).digest('hex')}`;
    const count = await this.redis.incr(key);
    if (count === 1) await this.redis.expire(key, HOUR_SECONDS);
    return count <= MAILS_PER_HOUR;
  }
}
