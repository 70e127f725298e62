import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ProblemError } from '../../common/errors/problem.error.js';
import { RedisLimit } from '../../common/redis/redis-limit.js';

/** The mails that a stranger can cause. Each has a count of its own, so that asking for one closes no other (docs/domain/accounts.md#limits). */
export type LimitedMail = 'registration' | 'activation' | 'reset' | 'email_change';

/** Mails of one kind an hour to one address; `@RateLimited` limits the caller besides. */
const MAILS_PER_HOUR = 5;
const HOUR_SECONDS = 3_600;

/** Keeps strangers from filling a mailbox with links. */
@Injectable()
export class MailLimit {
  private readonly mails: RedisLimit;

  constructor(@Inject(Redis) redis: Redis) {
    this.mails = new RedisLimit(redis, { name: 'mail-limit', points: MAILS_PER_HOUR, duration: HOUR_SECONDS });
  }

  /** Counts one more mail of a kind to an address; false when it is one too many. */
  async allows(kind: LimitedMail, email: string): Promise<boolean> {
    try {
      await this.require(kind, email);
      return true;
    } catch (refused) {
      if (refused instanceof ProblemError) return false;
      throw refused;
    }
  }

  /** The same for a caller who may know of the limit: refuses one too many, with the time to wait. */
  async require(kind: LimitedMail, email: string): Promise<void> {
    await this.mails.consume(kind, email);
  }
}
