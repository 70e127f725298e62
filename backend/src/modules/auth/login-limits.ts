import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@byline/shared-types/domain';
import { Redis } from 'ioredis';
import { derivedSecret } from '../../common/auth/secrets.js';
import { Config } from '../../config/config.js';
import { normaliseEmail } from '../users/user.rules.js';
import { Attempts } from './attempts.js';

/** How long an address stays known that somebody logged in from. */
const KNOWN_DAYS = 30;

/** Who tries a password, and from where. */
export interface LoginAttempt {
  email: string;
  /** Address of the client. */
  from: string;
}

/** An attempt that was counted; which of the limits it was the last of. */
interface CountedAttempt {
  known: boolean;
  lastHere: boolean;
  lastAnywhere: boolean;
}

/**
 * How often a login may be tried (docs/domain/accounts.md#limits). Passwords are counted by account and client address, so that nobody locks somebody
 * else out, and by account over all addresses that nobody logged in to it from before. An account that is not there is counted alike.
 */
@Injectable()
export class LoginLimits {
  private readonly here: Attempts;
  private readonly anywhere: Attempts;
  private readonly codes: Attempts;
  private readonly key: string;

  constructor(
    config: Config,
    @Inject(Redis) private readonly redis: Redis,
  ) {
    const { LOCKED_MINUTES: lockedMinutes } = config;
    const passwords = { lockedMinutes, refusal: 'login_locked' } as const;
    this.here = new Attempts(redis, { ...passwords, name: 'passwords', perHour: config.WRONG_PASSWORDS_PER_HOUR });
    this.anywhere = new Attempts(redis, {
      ...passwords,
      name: 'passwords-of-account',
      perHour: config.WRONG_PASSWORDS_PER_ACCOUNT_PER_HOUR,
    });
    this.codes = new Attempts(redis, {
      lockedMinutes,
      name: 'codes',
      perHour: config.WRONG_CODES_PER_HOUR,
      refusal: 'codes_locked',
    });
    this.key = derivedSecret(config.SECRET, 'known-addresses');
  }

  async countPassword({ email, from }: LoginAttempt): Promise<CountedAttempt> {
    const account = normaliseEmail(email);
    const known = (await this.redis.exists(this.knownKey(account, from))) === 1;
    const lastHere = await this.here.count(account, from);
    return { known, lastHere, lastAnywhere: known ? false : await this.anywhere.count(account) };
  }

  /** Locks what it was the last of; answers whether it locked anything. */
  async wrongPassword({ email, from }: LoginAttempt, { lastHere, lastAnywhere }: CountedAttempt): Promise<boolean> {
    const account = normaliseEmail(email);
    if (lastHere) await this.here.lock(account, from);
    if (lastAnywhere) await this.anywhere.lock(account);
    return lastHere || lastAnywhere;
  }

  /** The password was right, and proves nobody: the attempt counts no more, and what was wrong before goes on counting. */
  async takeBack({ email, from }: LoginAttempt, { known }: CountedAttempt): Promise<void> {
    const account = normaliseEmail(email);
    await this.here.takeBack(account, from);
    if (!known) await this.anywhere.takeBack(account);
  }

  async rightPassword({ email, from }: LoginAttempt, { known }: CountedAttempt): Promise<void> {
    if (!known) await this.anywhere.takeBack(normaliseEmail(email));
    await this.letIn({ email, from });
  }

  /** Whoever proved to be the owner, by the password or by a mailed link, may log in from here. */
  async letIn({ email, from }: LoginAttempt): Promise<void> {
    const account = normaliseEmail(email);
    await this.here.forget(account, from);
    await this.redis.set(this.knownKey(account, from), '1', 'PX', KNOWN_DAYS * DAY_MS);
  }

  /** Counts one more code of a user; answers whether it is the last that is allowed. */
  countCode(userId: string): Promise<boolean> {
    return this.codes.count(userId);
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
