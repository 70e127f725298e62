import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, type ProblemCode } from '@byline/shared-types/domain';
import { Redis } from 'ioredis';
import { derivedSecret } from '../../common/auth/secrets.js';
import { RedisLimit } from '../../common/redis/redis-limit.js';
import { Config } from '../../config/config.js';
import { normaliseEmail } from '../users/user.rules.js';

const HOUR_SECONDS = 3_600;
/** Days for which a login makes its client address known to the account. */
const KNOWN_DAYS = 30;

export interface LoginAttempt {
  email: string;
  /** Address of the client. */
  from: string;
}

/** A counted attempt: whether its address is known, and which limits it used up. */
interface CountedAttempt {
  known: boolean;
  lastHere: boolean;
  lastAnywhere: boolean;
}

/**
 * Attempts to log in (docs/domain/accounts.md#limits), counted before they are judged. Passwords count by account and client address, so that a
 * stranger locks out only themselves, and by account over all addresses that are new to it. An account that does not exist counts alike.
 */
@Injectable()
export class LoginLimits {
  private readonly here: RedisLimit;
  private readonly anywhere: RedisLimit;
  private readonly codes: RedisLimit;
  private readonly key: string;

  constructor(
    config: Config,
    @Inject(Redis) private readonly redis: Redis,
  ) {
    const limit = (name: string, points: number, refusal: ProblemCode): RedisLimit => {
      const blockDuration = config.LOCKED_MINUTES * 60;
      return new RedisLimit(redis, { name, points, duration: HOUR_SECONDS, blockDuration, refusal });
    };
    this.here = limit('passwords', config.WRONG_PASSWORDS_PER_HOUR, 'login_locked');
    this.anywhere = limit('passwords-of-account', config.WRONG_PASSWORDS_PER_ACCOUNT_PER_HOUR, 'login_locked');
    this.codes = limit('codes', config.WRONG_CODES_PER_HOUR, 'codes_locked');
    this.key = derivedSecret(config.SECRET, 'known-addresses');
  }

  async countPassword({ email, from }: LoginAttempt): Promise<CountedAttempt> {
    const account = normaliseEmail(email);
    const known = (await this.redis.exists(this.knownKey(account, from))) === 1;
    const here = await this.here.consume(account, from);
    const anywhere = known ? null : await this.anywhere.consume(account);
    return { known, lastHere: here.remaining === 0, lastAnywhere: anywhere?.remaining === 0 };
  }

  /** Locks the limits that the wrong password used up; false when there were none. */
  async wrongPassword({ email, from }: LoginAttempt, { lastHere, lastAnywhere }: CountedAttempt): Promise<boolean> {
    const account = normaliseEmail(email);
    if (lastHere) await this.here.lock(account, from);
    if (lastAnywhere) await this.anywhere.lock(account);
    return lastHere || lastAnywhere;
  }

  /** For a right password that proves nothing: the attempt no longer counts, the wrong ones before it do. */
  async refund({ email, from }: LoginAttempt, { known }: CountedAttempt): Promise<void> {
    const account = normaliseEmail(email);
    await this.here.refund(account, from);
    if (!known) await this.anywhere.refund(account);
  }

  async rightPassword({ email, from }: LoginAttempt, { known }: CountedAttempt): Promise<void> {
    if (!known) await this.anywhere.refund(normaliseEmail(email));
    await this.trustAddress({ email, from });
  }

  /** Lets the owner, who proved to be one by the password or a mailed link, log in from this address. */
  async trustAddress({ email, from }: LoginAttempt): Promise<void> {
    const account = normaliseEmail(email);
    await this.here.forget(account, from);
    await this.redis.set(this.knownKey(account, from), '1', 'PX', KNOWN_DAYS * DAY_MS);
  }

  /** Counts one more code of a user; true when it used up the limit. */
  async countCode(userId: string): Promise<boolean> {
    return (await this.codes.consume(userId)).remaining === 0;
  }

  lockCodes(userId: string): Promise<void> {
    return this.codes.lock(userId);
  }

  rightCode(userId: string): Promise<void> {
    return this.codes.forget(userId);
  }

  private knownKey(account: string, from: string): string {
    return `known-address:${createHmac('sha256', this.key).update(`${account}\n${from}`).digest('hex')}`;
  }
}
