import { Inject, Injectable } from '@nestjs/common';
import { PASSKEY_CHALLENGE_MINUTES } from '@byline/shared-types/domain';
import { Redis } from 'ioredis';

/** Challenges for browsers to sign. Each works once, for some minutes; if Redis loses a challenge, the user starts again. */
@Injectable()
export class PasskeyChallenges {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  async keep(what: string, challenge: string): Promise<void> {
    await this.redis.set(keyOf(what, challenge), '1', 'EX', PASSKEY_CHALLENGE_MINUTES * 60);
  }

  /** Uses a challenge up; false for an unknown or used one. */
  async consume(what: string, challenge: string): Promise<boolean> {
    return (await this.redis.del(keyOf(what, challenge))) === 1;
  }
}

const keyOf = (what: string, challenge: string): string => `passkey:${what}:${challenge}`;
