import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { pause } from '../../tools/lib/pause.ts';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import { askFor, asCandidate, linkParts, mailTo } from './factories/accounts.js';
import { asRecruiter, PASSWORD } from './factories/users.js';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { Client } from './support/client.js';
import { FaultyProxy } from './support/faulty-proxy.js';

const api = await testApi();
/** The connection of both processes to Redis. */
const redis = await FaultyProxy.to(api.env.REDIS_URL ?? '');
const address = new URL(api.env.REDIS_URL ?? '');
address.host = new URL(redis.url).host;
const env = { ...api.env, REDIS_URL: address.href, LOG_LEVEL: 'silent' };
/** Two processes of the API. */
const [here, there] = await Promise.all([BackendProcess.start('API', env), BackendProcess.start('API', env)]);
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await redis.close();
});

const call = (url: string, token: string | null, path: string, method = 'GET', body?: object): Promise<Response> =>
  fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** The answer of a process to a call that needs a session. */
async function status(url: string, token: string | null): Promise<number> {
  const response = await call(url, token, '/users/role');
  await response.arrayBuffer();
  return response.status;
}

/** The callers that send one request after the other meanwhile. */
const ASKING = 20;

/**
 * Ends a session while `count` of its requests are in flight, half to each process, and sends more until some time after. Returns the
 * answers to requests sent before the answer to the ending, and to those sent after it.
 */
async function during(token: string | null, end: () => Promise<Response>, count: number) {
  const before = new Set<number>();
  const after = new Set<number>();
  let endedAt = Infinity;
  const send = async (index: number): Promise<void> => {
    const sent = performance.now();
    const answer = await status((index % 2 ? here : there).url, token);
    (sent > endedAt ? after : before).add(answer);
  };
  const inFlight = Array.from({ length: count }, (_, index) => send(index));
  const asking = Array.from({ length: ASKING }, async (_, index) => {
    while (performance.now() < endedAt + 300) await send(index);
    // A busy machine may have given no answer in that time.
    await send(index);
  });
  const started = performance.now();
  const ended = await end();
  endedAt = performance.now();
  await Promise.all([...inFlight, ...asking]);
  return { ended: ended.status, before: [...before], after: [...after], ms: endedAt - started };
}

interface Target {
  token: string | null;
  userId: string;
  email: string;
  candidateId: string;
}

/** Each way to end a session, through the first process. */
const ENDINGS: Record<string, (target: Target) => Promise<() => Promise<Response>>> = {
  'a logout': ({ token }) => Promise.resolve(() => call(here.url, token, '/auth/logout', 'POST')),
  'a change of role': async ({ userId }) => {
    const { token } = (await asRecruiter(api)).client;
    return () => call(here.url, token, '/users/role', 'PATCH', { userId, role: 'recruiter' });
  },
  'a password reset': async ({ email }) => {
    await askFor(new Client(api.url), 'resetPassword', email);
    const link = linkParts((await mailTo(api, email, 'password_reset')).link);
    return () => call(here.url, null, '/users/resetPassword', 'POST', { ...link, password: 'staple battery horse' });
  },
  'the end of the other sessions': async ({ email }) => {
    const { body } = await new Client(api.url).post<LoginResponse>('/auth/login', { email, password: PASSWORD });
    return () => call(here.url, body.token, '/users/me/sessions', 'DELETE');
  },
  'a removal': async ({ candidateId }) => {
    const { token } = (await asRecruiter(api)).client;
    return () => call(here.url, token, `/candidates/${candidateId}`, 'DELETE');
  },
};

async function target(): Promise<Target> {
  const { client, user, candidateId } = await asCandidate(api);
  return { token: client.token, userId: String(user._id), email: user.email, candidateId };
}

describe('no request that is sent after the end of its session was answered is let in, by any process', () => {
  it.each(Object.entries(ENDINGS))('after %s, with many in flight', { timeout: 60_000 }, async (name, ending) => {
    const one = await target();
    const end = await ending(one);
    // A thousand requests take seconds; one ending is enough for them.
    const { ended, before, after } = await during(one.token, end, name === 'a logout' ? 1_000 : 200);
    expect(ended).toBeLessThan(300);
    expect(before).toContain(200);
    expect(after).toEqual([401]);
  });

  afterEach(() => redis.restoreListening());

  const FAULTS: [string, () => unknown][] = [
    ['Redis has stopped', () => redis.refuse()],
    ['Redis hangs', () => redis.freeze()],
  ];
  it.each(FAULTS)('when %s', { timeout: 60_000 }, async (_, fault) => {
    const { token } = await target();
    await fault();
    const { ended, before, after, ms } = await during(token, () => call(here.url, token, '/auth/logout', 'POST'), 100);
    expect({ ended, before, after }).toEqual({
      ended: 204,
      before: expect.arrayContaining([200]) as unknown,
      after: [401],
    });
    expect(ms).toBeLessThan(5_000);
  });
});

it('a session that runs out is over at that moment', async () => {
  const { token } = await target();
  const soon = new Date(Date.now() + 1_500);
  await api.connection.models.Session?.updateMany({}, { expiresAt: soon });
  expect(await status(here.url, token)).toBe(200);
  await pause(soon.getTime() - Date.now() + 1, 'the session runs out then');
  expect(await status(here.url, token)).toBe(401);
});
