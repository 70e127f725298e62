import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NONCE_PLACEHOLDER } from './app-policy.ts';
import { appServer } from './app-server.ts';

const dist = mkdtempSync(join(tmpdir(), 'byline-app-'));
writeFileSync(join(dist, 'index.html'), `<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}" />`);
writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
let server: FastifyInstance;
beforeAll(async () => {
  server = await appServer('recruiter-console', {}, dist);
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

async function pageAt(url: string): Promise<{ inPage: string; inPolicy: string; kept: unknown }> {
  const { body, headers } = await server.inject(url);
  return {
    inPage: /nonce="([^"]*)"/.exec(body)?.[1] ?? '',
    inPolicy: /'nonce-([^']*)'/.exec(String(headers['content-security-policy']))?.[1] ?? '',
    kept: headers['cache-control'],
  };
}

describe('the page of an app', () => {
  it.each(['/', '/index.html', '/candidates/1?open=2'])('has the nonce of its policy at %s', async (url) => {
    const { inPage, inPolicy, kept } = await pageAt(url);
    expect(inPage).toMatch(/^[0-9a-f]{32}$/);
    expect(inPolicy).toBe(inPage);
    expect(kept).toBe('no-store');
  });

  it('has another one in every answer', async () => {
    const [first, second] = [await pageAt('/'), await pageAt('/')];
    expect(first.inPage).not.toBe(second.inPage);
  });

  it('stands for no file and no asset', async () => {
    expect((await server.inject('/favicon.svg')).headers['content-type']).toContain('svg');
    expect((await server.inject('/assets/gone-1a2b.js')).statusCode).toBe(404);
  });
});
