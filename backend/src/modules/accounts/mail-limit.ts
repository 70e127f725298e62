import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../../common/errors/problem.error.js';

/** What a mail is asked for; each is counted by itself, so that a stranger who asks for one closes no other (docs/domain/accounts.md#limits). */
export type LimitedMail = 'registration' | 'activation' | 'reset' | 'email_change';

/** Mails of one kind an hour that anybody can have sent to one address; the limit per caller is another matter (`@RateLimited`). */
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

  /** Counts one more mail of a kind to an address; false when it is one too many. */
  async allows(kind: LimitedMail, email: string): Promise<boolean> {
    return (await this.refusal(kind, email)) === null;
  }

  /** The same for somebody who may know: refuses one too many, with how long to wait. */
  async require(kind: LimitedMail, email: string): Promise<void> {
    const refused = await this.refusal(kind, email);
    if (refused) throw new ProblemError('too_many_requests', { retryAfter: Math.ceil(refused.msBeforeNext / 1_000) });
  }

  private async refusal(kind: LimitedMail, email: string): Promise<RateLimiterRes | null> {
    try {
      await this.mails.consume(createHash('sha256').update(`${kind}\n${email}`).digest('hex'));
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  }
}
