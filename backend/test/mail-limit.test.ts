import { Redis } from 'ioredis';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MailLimit } from '../src/modules/accounts/mail-limit.js';

const url = `${(process.env.REDIS_URL ?? '').replace(/\/\d*$/, '')}/${process.env.VITEST_POOL_ID ?? '0'}`;
const observer = new Redis(url);
beforeEach(() => observer.flushdb());
afterAll(() => observer.disconnect());

/** A process that dies after the first answer of Redis. */
class DyingRedis extends Redis {
  override sendCommand(...args: Parameters<Redis['sendCommand']>): ReturnType<Redis['sendCommand']> {
    const answer = super.sendCommand(...args);
    if (this.status === 'ready')
      void Promise.resolve(answer)
        .finally(() => this.disconnect())
        .catch(() => undefined);
    return answer;
  }
}

const lifetimes = async (): Promise<number[]> =>
  Promise.all((await observer.keys('mail-limit*')).map((key) => observer.ttl(key)));

describe('mails to one address', () => {
  it('are five an hour', async () => {
    const redis = new Redis(url);
    const limit = new MailLimit(redis);
    const answers = [];
    for (let mail = 0; mail < 7; mail += 1) answers.push(await limit.allows('reset', 'ann@example.be'));
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    expect(await limit.allows('reset', 'eve@example.be')).toBe(true);
    expect(await limit.allows('activation', 'ann@example.be')).toBe(true);
    for (const seconds of await lifetimes()) expect(seconds).toBeGreaterThan(3_500);
    redis.disconnect();
  });

  it('count for an hour, not forever, even if the process dies while counting', async () => {
    // Once with the limiter's script in Redis, once without.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const redis = new DyingRedis(url, { retryStrategy: () => null, enableReadyCheck: true });
      await new Promise((resolve) => redis.once('ready', resolve));
      await new MailLimit(redis).allows('reset', 'ann@example.be').catch(() => undefined);
      redis.disconnect();
    }
    const kept = await lifetimes();
    expect(kept).toHaveLength(1);
    for (const seconds of kept) expect(seconds).toBeGreaterThan(0);
  });
});
