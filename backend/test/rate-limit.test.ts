import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationRequest } from './factories/accounts.js';
import { startApi, type TestApi } from './support/api.js';
import { Client } from './support/client.js';

const LIMIT = 3;

let api: TestApi;
let anyone: Client;
beforeAll(async () => {
  api = await startApi({ SENSITIVE_REQUESTS_PER_MINUTE: String(LIMIT) });
  anyone = new Client(api.url);
  // Other test files have counted in the same Redis.
  await api.app.get(Redis).flushdb();
});
afterAll(() => api.close());

/** Calls that a stranger can repeat; each has its own count, for each client. */
describe('attempts', () => {
  it.each([
    ['/auth/login', { email: 'nobody@example.be', password: 'a guess, no more' }],
    ['/users', registrationRequest()],
    ['/website/candidates', registrationRequest()],
    ['/users/validate', { email: 'nobody@example.be', token: 'guess' }],
    ['/users/validate/nobody@example.be/guess', undefined],
    ['/users/resetPassword', { email: 'nobody@example.be', token: 'guess', password: 'a new password' }],
    ['/users/resetPassword/nobody@example.be', { altcha: 'none' }],
    ['/users/resendToken/nobody@example.be', { altcha: 'none' }],
    ['/campaigns/apply/665f1c2e9b1d4a0012345678/job/665f1c2e9b1d4a0012345678/views', undefined],
  ])('on %s are counted', async (path, body) => {
    const statuses = [];
    const remaining = [];
    for (let tried = 0; tried <= LIMIT; tried += 1) {
      const { status, headers } = await anyone.request('POST', path, body);
      statuses.push(status);
      remaining.push(headers.get('x-ratelimit-remaining'));
    }
    expect(remaining).toEqual(['2', '1', '0', null]);
    expect(statuses.slice(0, LIMIT)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    const { body: problem, headers } = await anyone.request('POST', path, body);
    expect(problem).toMatchObject({ code: 'too_many_requests' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
