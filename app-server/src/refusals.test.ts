import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './app-policy.ts';
import { appServer } from './app-server.ts';

const dist = mkdtempSync(join(tmpdir(), 'byline-refusals-'));
writeFileSync(join(dist, 'index.html'), '<div id="root"></div>');
let server: FastifyInstance;
beforeAll(async () => {
  server = await appServer('recruiter-console', { SEARCH_ENGINES: 'false' }, dist);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

/** Sends this text on a connection and returns the status and headers of the answer. */
async function answerTo(sent: string): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', value = ''] = line.toLowerCase().split(/: (.*)/s);
    return [name, value];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

const END = 'Host: x\r\nConnection: close\r\n\r\n';
const names = Object.keys(securityHeaders('recruiter-console', '', ''));

describe('a connection refused before its request is complete gets the headers of every answer', () => {
  it.each([
    ['an address that cannot be decoded', `GET /%zz HTTP/1.1\r\n${END}`, 400],
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['a request that names no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${END}`, 431],
    ['an expectation that nobody knows', `GET / HTTP/1.1\r\nExpect: tea\r\n${END}`, 417],
  ])('%s', async (_what, sent, status) => {
    const answer = await answerTo(sent);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining([...names, 'x-robots-tag']));
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'deny' });
    expect(answer.headers['content-security-policy']).toMatch(/'nonce-[\da-f]{32}'/);
    expect(answer.body).not.toBe('');
    // The connection closes after the answer, not within it.
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
  });

  it('if the request does not end', async () => {
    const { requestTimeout } = server.server;
    server.server.requestTimeout = 1;
    const answer = await answerTo('GET / HTTP/1.1\r\nHost: x\r\n');
    server.server.requestTimeout = requestTimeout;
    expect(answer.status).toBe(408);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(names));
  });

  it('accepts HTTP/1.0, which needs no host', async () => {
    expect((await answerTo('GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});
