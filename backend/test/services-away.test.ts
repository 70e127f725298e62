import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '@byline/shared-types/domain';
import { pause } from '../../tools/lib/pause.ts';
import { asCandidate } from './factories/accounts.js';
import { createCandidate } from './factories/candidates.js';
import { form } from './factories/uploads.js';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { FaultyProxy } from './support/faulty-proxy.js';
import { until } from './support/until.js';

const LIMITS = { REQUEST_TIMEOUT_MS: 1_200, MONGODB_TIMEOUT_MS: 2_500, REDIS_TIMEOUT_MS: 400 };
/** Maximum time until the answer: its limit, plus delays of a busy machine. A repeated MongoDB command takes longer. */
const ANSWERED_MS = LIMITS.REQUEST_TIMEOUT_MS + 2_500;

/** The address of a service behind a proxy. */
function behind(proxy: FaultyProxy, address: string, options: Record<string, string> = {}): string {
  const url = new URL(address);
  url.host = new URL(proxy.url).host;
  url.searchParams.delete('replicaSet');
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
  return url.href;
}

const calls: Record<string, () => Promise<Response>> = {};
const mongo = await FaultyProxy.to(process.env.MONGODB_URI ?? '');
const redis = await FaultyProxy.to(process.env.REDIS_URL ?? '');
// Registered before the API's own, so it runs after it.
afterAll(async () => {
  await mongo.close();
  await redis.close();
});
const settings = {
  ...Object.fromEntries(Object.entries(LIMITS).map(([name, ms]) => [name, String(ms)])),
  MONGODB_URI: behind(mongo, process.env.MONGODB_URI ?? '', { directConnection: 'true' }).replace(
    /\/[^/?]*(\?|$)/,
    `/test_away_${process.pid}$1`,
  ),
  REDIS_URL: behind(redis, process.env.REDIS_URL ?? ''),
  LOG_LEVEL: 'silent',
};
// Only the necessary indexes, because creating all at once exceeds the time limit of a command.
const api = await testApi(settings, async ({ models }) => {
  await models.Candidate?.createIndexes();
});
const { client, candidateId } = await asCandidate(api);
const recruiter = (await asRecruiter(api)).client;
const { email, password } = await createUser(api);
const send = ({ token }: Client, method: string, path: string, body?: object | FormData): Promise<Response> =>
  fetch(`${api.url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
const cv = (): FormData => form(Buffer.from('%PDF-1.4\n'), 'cv.pdf');
calls.list = () => send(recruiter, 'GET', '/candidates');
// Another candidate than that of the upload: each call is measured without waiting for the other.
const other = await createCandidate(api);
calls.write = () => send(recruiter, 'PATCH', `/candidates/${String(other._id)}`, { city: `Gent ${performance.now()}` });
calls.login = () => send(new Client(api.url), 'POST', '/auth/login', { email, password });
calls.slowUpload = async () => {
  const whole = new Response(cv());
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const slowly = async function* (): AsyncGenerator<Uint8Array> {
    yield bytes.subarray(0, 20);
    await pause(2 * LIMITS.REQUEST_TIMEOUT_MS, 'a slow network');
    yield bytes.subarray(20);
  };
  return fetch(`${api.url}/candidates/${candidateId}/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': whole.headers.get('content-type') ?? '' },
    body: ReadableStream.from(slowly()),
    duplex: 'half',
  });
};
calls.upload = () => send(client, 'POST', `/candidates/${candidateId}/file`, cv());

const NAMES = ['list', 'write', 'login', 'upload'] as const;
type Name = (typeof NAMES)[number];

/** The answer of each call, and the time of the slowest. */
async function ask(): Promise<{ statuses: Record<Name, number>; retry: (string | null)[]; ms: number }> {
  const start = performance.now();
  const answers = await Promise.all(
    NAMES.map(async (name) => {
      const response = await (calls[name]?.() ?? Promise.reject(new Error(name)));
      if (response.status === 503) expect(((await response.json()) as Problem).code).toBe('unavailable');
      return { name, status: response.status, retry: response.headers.get('retry-after') };
    }),
  );
  const ms = performance.now() - start;
  const statuses = Object.fromEntries(answers.map(({ name, status }) => [name, status])) as Record<Name, number>;
  return { statuses, retry: answers.filter(({ status }) => status === 503).map(({ retry }) => retry), ms };
}

const FINE = { list: 200, write: 200, login: 200, upload: 201 };
const AWAY = { list: 503, write: 503, login: 503, upload: 503 };

type Fault = (proxy: FaultyProxy) => void | Promise<void>;
const FAULTS: [string, Fault][] = [
  ['paused', (proxy) => proxy.freeze()],
  ['refused', (proxy) => proxy.refuse()],
  ['reset', (proxy) => proxy.reset()],
  ['slow', (proxy) => proxy.slow(3_000)],
];

afterEach(async () => {
  for (const proxy of [mongo, redis]) await proxy.restoreListening();
  await until('everything works again', async () => Object.values((await ask()).statuses).every((s) => s < 300), 30);
});

describe('every call is answered in time', () => {
  it.each(FAULTS)('while MongoDB is %s', { timeout: 60_000 }, async (_, fault) => {
    await fault(mongo);
    const { statuses, retry, ms } = await ask();
    expect(statuses).toEqual(AWAY);
    expect(retry).toEqual(['5', '5', '5', '5']);
    expect(ms).toBeLessThan(ANSWERED_MS);
  });

  it.each(FAULTS)('while Redis is %s: what needs it is not available', { timeout: 60_000 }, async (_, fault) => {
    await fault(redis);
    const { statuses, retry, ms } = await ask();
    expect(statuses).toEqual({ ...FINE, login: 503, upload: 503 });
    expect(retry).toEqual(['5', '5']);
    expect(ms).toBeLessThan(ANSWERED_MS);
  });

  it('except for a slow upload', async () => {
    expect((await calls.slowUpload?.())?.status).toBe(201);
  });

  it('and succeeds within the limit', async () => {
    mongo.slow(55);
    redis.slow(55);
    expect((await ask()).statuses).toEqual(FINE);
  });
});
