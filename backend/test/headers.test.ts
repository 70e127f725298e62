import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { serveMetrics } from '../src/common/observability/serve-metrics.js';
import { VERSION } from '../src/common/version.js';
import { asCandidate, COMPLETE } from './factories/accounts.js';
import { form, png } from './factories/uploads.js';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const anyone = new Client(api.url);
const recruiter = (await asRecruiter(api)).client;

const keptOf = ({ headers }: { headers: Headers }): string | null => headers.get('cache-control');

describe('cacheable answers', () => {
  it('exclude answers with a token or a person, and errors', async () => {
    const { email, password } = await createUser(api);
    for (const answer of [
      await anyone.post('/auth/login', { email, password }),
      await anyone.post('/auth/login', { email, password: 'wrong' }),
      await anyone.get('/website/candidates/665f1c2e9b1d4a0012345678'),
      await recruiter.get('/candidates'),
      await recruiter.get('/users/me'),
      await recruiter.get('/nowhere'),
    ]) {
      expect(keptOf(answer)).toBe('no-store');
      expect(answer.headers.get('etag')).toBeNull();
    }
  });

  it('are photos and public pages, with revalidation: if disabled, both are gone at the next request', async () => {
    const { client, candidateId } = await asCandidate(api);
    const photo = form(await png(20, 20), 'me.png');
    const uploaded = await client.create<{ file: { _id: string } }>(`/candidates/${candidateId}/avatar`, photo);
    const fileId = uploaded.file._id;
    await client.patch(`/candidates/${candidateId}`, { ...COMPLETE, publicEnabled: true });

    const page = `/website/candidates/${candidateId}`;
    const paths = [page, `${page}/file/${fileId}`, '/website/candidates'];
    const askAgain = async (path: string, who: Client): Promise<() => Promise<number>> => {
      const { status, headers } = await who.get(path);
      expect({ status, kept: headers.get('cache-control') }).toMatchObject({
        status: 200,
        kept: expect.stringContaining('no-cache') as string,
      });
      const tag = headers.get('etag') ?? '';
      expect(tag).toMatch(/^".+"$/);
      return async () => (await who.get(path, { 'if-none-match': `"x", W/${tag}` })).status;
    };
    const again = await Promise.all(paths.map((path) => askAgain(path, anyone)));
    const own = await askAgain(`/candidates/${candidateId}/file/${fileId}`, client);
    for (const ask of [...again, own]) expect(await ask()).toBe(304);

    await recruiter.patch(`/candidates/${candidateId}`, { archived: true });
    expect(await Promise.all(again.map((ask) => ask()))).toEqual([404, 404, 200]);
    expect(await own()).toBe(304);
    await recruiter.patch(`/candidates/${candidateId}`, { archived: false });
    expect(await Promise.all(again.map((ask) => ask()))).toEqual([304, 304, 304]);
    await client.patch(`/candidates/${candidateId}`, { publicEnabled: false });
    expect(await Promise.all(again.map((ask) => ask()))).toEqual([404, 404, 200]);
    await client.delete(`/candidates/${candidateId}/file/${fileId}`);
    expect(await own()).toBe(403);
  });
});

describe('an impossible request', () => {
  it.each([
    ['PUT', '/candidates', 'GET, HEAD, POST'],
    ['DELETE', '/auth/login?next=1', 'POST'],
    ['PUT', '/candidates/665f1c2e9b1d4a0012345678', 'GET, HEAD, PATCH'],
  ])('%s on %s is answered with the methods it knows', async (method, path, allowed) => {
    const { status, body, headers } = await anyone.request(method, path);
    expect(status).toBe(405);
    expect(body).toMatchObject({ code: 'method_not_allowed' });
    expect(headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(allowed.split(', ')));
  });

  it('has no allowed method at an unknown address', async () => {
    const { status, headers } = await anyone.request('PUT', '/nowhere');
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 404, allow: null });
  });

  /** The server's answer to these bytes. */
  async function answerTo(text: string): Promise<string> {
    const { port, hostname } = new URL(api.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let answer = '';
    socket.on('data', (part: string) => (answer += part));
    socket.write(text);
    await once(socket, 'close');
    return answer;
  }

  it.each([
    [431, 'headers_too_large', `GET /api/v1/tasks HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`],
    [431, 'headers_too_large', `GET /api/v1/tasks?search=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
    [400, 'malformed_request', 'NONSENSE\r\n\r\n'],
  ])('is answered %i with a problem document: %s', async (status, code, text) => {
    const answer = await answerTo(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('content-type: application/problem+json');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code });
  });

  it('is one with a too large body', async () => {
    expect(await recruiter.refusal('POST', '/tasks', { title: 'x'.repeat(1_000_001) })).toBe('413 body_too_large');
  });
});

it('the liveness probe answers the version', async () => {
  const answer = await fetch(`${new URL(api.url).origin}/health/live`);
  expect(await answer.json()).toEqual({ status: 'ok', version: VERSION });
});

describe('metrics', () => {
  it('are alone on a port of their own', async () => {
    expect((await fetch(`${new URL(api.url).origin}/metrics`)).status).toBe(404);
    const server = await serveMetrics(0, '127.0.0.1');
    const { port } = server.address() as { port: number };
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(await metrics.text()).toContain('http_request_duration_seconds');
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(404);
    server.close();
  });
});
