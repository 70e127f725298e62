import { Inject, Injectable } from '@nestjs/common';
import { PASSKEY_CHALLENGE_MINUTES } from '@byline/shared-types/domain';
import { Redis } from 'ioredis';

/** What a browser signs: each works once, for some minutes. Whoever's Redis loses one asks for another. */
@Injectable()
export class PasskeyChallenges {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  async keep(what: string, challenge: string): Promise<void> {
    await this.redis.set(keyOf(what, challenge), '1', 'EX', PASSKEY_CHALLENGE_MINUTES * 60);
  }

  /** Whether it is one of ours; it is none any more. */
  async consume(what: string, challenge: string): Promise<boolean> {
    return (await this.redis.del(keyOf(what, challenge))) === 1;
  }
}

const keyOf = (what: string, challenge: string): string => `passkey:${what}:${challenge}`;
