import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Redis } from 'ioredis';
import { derivedSecret } from '../../common/auth/secrets.js';
import { Config } from '../../config/config.js';
import type { BotCheckChallengeResponse } from './dto/login.dto.js';

const LIFETIME_SECONDS = 600;
/** PBKDF2 rounds a try, and the range of tries: about a second of a phone's work. */
const COST = 1_000;
const TRIES = { min: 500, max: 1_500 };

/** Self-hosted proof of work (ALTCHA): slow for thousands of registrations, unnoticed by a person. */
@Injectable()
export class BotCheck {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    config: Config,
    @Inject(Redis) private readonly redis: Redis,
  ) {
    this.secrets = {
      hmacSignatureSecret: derivedSecret(config.SECRET, 'bot-check'),
      hmacKeySignatureSecret: derivedSecret(config.SECRET, 'bot-check-key'),
    };
  }

  create(): Promise<BotCheckChallengeResponse> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(TRIES.max, TRIES.min),
      expiresAt: new Date(Date.now() + LIFETIME_SECONDS * 1_000),
      deriveKey,
      ...this.secrets,
    });
  }

  /** Whether a challenge is ours, unexpired, solved and unused; uses it up, which the library does not. */
  async consume(solution: string): Promise<boolean> {
    const payload = parse(solution);
    const verified = payload && (await verifySolution({ ...payload, deriveKey, ...this.secrets }).catch(() => null));
    if (!payload || !verified?.verified) return false;
    const id = createHash('sha256').update(payload.challenge.parameters.nonce).digest('hex');
    return (await this.redis.set(`bot-check:${id}`, '1', 'EX', LIFETIME_SECONDS, 'NX')) !== null;
  }
}

/** The client's payload, or null for a malformed one. */
function parse(solution: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(solution, 'base64').toString('utf8')) as Partial<Payload> | null;
    return typeof payload?.challenge?.parameters?.nonce === 'string' && payload.solution ? (payload as Payload) : null;
  } catch {
    return null;
  }
}
