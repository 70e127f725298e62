import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NONCE_PLACEHOLDER } from './app-policy.ts';
import { appServer } from './app-server.ts';
import { PublicApi } from './public-api.ts';

const dist = mkdtempSync(join(tmpdir(), 'byline-app-'));
writeFileSync(
  join(dist, 'index.html'),
  `<script>theme()</script><meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}" /><script src="/config.js"></script>`,
);
writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
writeFileSync(join(dist, '.built-from'), 'sources');
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

  it('has a new nonce in every answer', async () => {
    const [first, second] = [await pageAt('/'), await pageAt('/')];
    expect(first.inPage).not.toBe(second.inPage);
  });

  it('allows its inline script, and contains the settings', async () => {
    const { body, headers } = await server.inject('/');
    const hash = createHash('sha256').update('theme()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(body).toContain(
      'name="byline-config" content="{&quot;apiUrl&quot;:&quot;http://localhost:3000/api/v1&quot;}"',
    );
    expect(body).not.toContain('/config.js');
  });

  it.each(['/activate/a@b.example', '/activate/a%40b.example/token', '/x.y/z'])('is for people: %s', async (url) => {
    expect((await server.inject(url)).headers['content-type']).toContain('html');
  });

  it.each(['/assets/gone-1a2b.js', '/wp-login.php', '/images/logo.png', '/.built-from', '/.env'])(
    'stands for no file: %s',
    async (url) => {
      const { statusCode, body } = await server.inject(url);
      expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'Not found' });
    },
  );

  it('leaves files and the health check alone', async () => {
    expect((await server.inject('/favicon.svg')).headers['content-type']).toContain('svg');
    expect((await server.inject('/health')).statusCode).toBe(200);
  });
});

describe('an app that is drawn on the server', () => {
  const drawn = mkdtempSync(join(tmpdir(), 'byline-drawn-'));
  mkdirSync(join(drawn, '.server'));
  const file = (name: string, text: string): void => writeFileSync(join(drawn, name), text);
  file(
    'index.html',
    '<html lang="en"><title>Byline</title><script src="/assets/app-1.js"></script><div id="root"></div></html>',
  );
  file('.server/package.json', '{ "type": "module" }');
  file(
    '.server/entry.js',
    `export const renderNoPage = (status, frame) => JSON.stringify({ status, ...frame });
     export const openJobsQuery = 'limit=10';
     export const languages = ['nl', 'en'];
     export const drawNotice = async (language) => 'no script ' + language;
     export const drawPlainPage = async (language, address, page) =>
       ({ language, html: JSON.stringify(page), title: '<title>' + language + '</title>' });
     export const drawApplyPage = async (language, path) => ({ language, html: '<h1>' + path + '</h1>', title: '<title>job</title>' });
     export const drawEntryPages = async () =>
       ['nl', 'en'].map((language) => ({ language, html: '<h1>' + language + '</h1>', title: '<title>$&</title>' }));
     export const drawRegisterPages = async () =>
       ['nl', 'en'].map((language) => ({ language, html: '<h1>register</h1>', title: '<title>' + language + '</title>' }));`,
  );
  const entry = { file: 'assets/EntryPage-3.js', imports: ['_app.js', '_forms.js'] };
  const loaded = { '_app.js': { file: 'assets/app-1.js' }, '_forms.js': { file: 'assets/forms-2.js' } };
  file(
    '.server/app.json',
    JSON.stringify({
      'src/app/routes/pages/EntryPage.tsx': entry,
      'i18n/nl.json': { file: 'assets/nl-4.js', name: 'nl' },
      '../web-kit/i18n/cv/nl.json': { file: 'assets/nl-5.js', name: 'nl' },
      ...loaded,
    }),
  );
  const assets = ['assets/inter-latin-ext-wght-normal-1.woff2', 'assets/inter-latin-wght-normal-2.woff2'];
  file(
    '.server/manifest.json',
    JSON.stringify({
      '_ui.js': { css: ['assets/ui.css'], imports: ['entry.tsx'] },
      'entry.tsx': { isEntry: true, css: ['assets/a.css'], imports: ['_ui.js'], assets },
    }),
  );
  afterAll(() => rmSync(drawn, { recursive: true }));

  /** An address without a server. */
  const env = { PUBLIC_API_URL: 'http://127.0.0.1:1', PORTAL_URL: 'https://jobs.example.org/' };
  const ask = async (url: string, more = {}) => {
    const drawing = await appServer('candidate-portal', { ...env, ...more }, drawn);
    const answer = await drawing.inject(url);
    await drawing.close();
    return answer;
  };

  describe('for a browser without scripts', () => {
    const shown = async (url: string, more: InjectOptions = {}): Promise<string> => {
      const drawing = await appServer('candidate-portal', env, drawn);
      const { body, statusCode } = await drawing.inject({ url, headers: { 'accept-language': 'nl-BE,fr' }, ...more });
      await drawing.close();
      return `${statusCode} ${/<noscript>(.*?)<.noscript>/.exec(body)?.[1]}`;
    };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };

    it.each([
      ['/', '200 no script en'],
      ['/login?lang=nl', '200 no script nl'],
      ['/profile', '200 {"name":"needed"}'],
      ['/reset-password', '200 {"name":"forgot"}'],
      ['/complete-registration', '200 {"name":"welcome"}'],
      ['/activate/a%40b.example/t', '200 {"name":"activate","email":"a@b.example"}'],
      ['/reset-password/a%40b.example/t', '200 {"name":"reset","email":"a@b.example"}'],
    ])('says what to do at %s', async (url, expected) => {
      expect(await shown(url)).toBe(expected);
    });

    it.each([
      ['/', 'email=a&password=b', '200 no script en'],
      ['/profile', 'a=b', '200 {"name":"needed"}'],
      ['/activate/a@b.example/t', '', '200 {"name":"activate","email":"a@b.example","problem":null}'],
      ['/reset-password/a@b.example/t', 'password=x', '200 {"name":"reset","email":"a@b.example","problem":null}'],
    ])('takes a form at %s', async (url, payload, expected) => {
      expect(await shown(url, { method: 'POST', payload, headers: form })).toBe(expected);
    });
  });

  it('answers 503 with a retry time while the API is away, and 404 for an impossible address', async () => {
    const away = await ask('/public/candidate/665f1c2e9b1d4a0012345678');
    expect({ status: away.statusCode, retry: away.headers['retry-after'] }).toEqual({ status: 503, retry: '5' });
    const picture = await ask('/public/candidate/665f1c2e9b1d4a0012345678/og.png');
    expect({ status: picture.statusCode, retry: picture.headers['retry-after'] }).toEqual({ status: 503, retry: '5' });
    expect((await ask('/public/candidate/nonsense/og.png')).headers['retry-after']).toBeUndefined();
    expect(away.json()).toEqual({
      status: 503,
      styles: ['/assets/ui.css', '/assets/a.css'],
      fonts: ['/assets/inter-latin-wght-normal-2.woff2'],
      address: 'https://jobs.example.org/public/candidate/665f1c2e9b1d4a0012345678',
      indexed: false,
    });
    expect((await ask('/public/candidate/nonsense')).statusCode).toBe(404);
    expect((await ask('/sitemap.xml')).statusCode).toBe(503);
    expect((await ask('/.server/entry.js')).statusCode).toBe(404);
  });

  it('redirects a speaking address to its page, temporarily, and answers 404 for an unknown one', async () => {
    const id = '665f1c2e9b1d4a0012345678';
    const asked: string[] = [];
    const api = createServer(({ url = '' }, response) => {
      asked.push(decodeURIComponent(url));
      const isKnown = /with\/(thea|\u0e17+)-translator$/.test(decodeURIComponent(url));
      response.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ _id: id }));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const more = { API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
    for (const slug of ['thea-translator', encodeURIComponent(`${'\u0e17'.repeat(40)}-translator`)]) {
      const { statusCode, headers } = await ask(`/with/${slug}`, more);
      expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: `/public/candidate/${id}` });
      expect(headers['cache-control']).toBe('no-store');
    }
    const nobody = await ask('/with/caf%C3%A9%3Fx', more);
    expect(nobody.statusCode).toBe(404);
    expect(nobody.headers['cache-control']).toBe('no-store');
    expect(nobody.json()).toMatchObject({
      status: 404,
      address: 'https://jobs.example.org/with/caf%C3%A9%3Fx',
      indexed: false,
    });
    expect(asked.at(-1)).toBe('/api/v1/website/candidates/with/café?x');
    // The path of the API's list of candidates.
    expect(await new PublicApi(more).candidateId('..')).toEqual({ status: 404 });
    api.close();
    expect(asked).toHaveLength(3);
    const away = await ask('/with/thea-translator');
    expect({ status: away.statusCode, retry: away.headers['retry-after'] }).toEqual({ status: 503, retry: '5' });
  });

  it('leaves an apply link to the app while the API is away, and answers 404 for an unknown job', async () => {
    const id = '665f1c2e9b1d4a0012345678';
    const away = await ask(`/apply/${id}/${id}`);
    expect([away.statusCode, away.body]).toEqual([200, expect.stringContaining('<div id="root"></div>')]);
    expect((await ask(`/apply/${id}/nonsense`)).statusCode).toBe(404);
    expect((await ask('/jobs/apply/nonsense')).statusCode).toBe(404);
    // Without a campaign there is no job to show.
    const drawn = await ask(`/jobs/apply/${id}?lang=nl`);
    expect(drawn.body).toContain(`<div id="root" data-drawn="nl" data-job="null"><h1>/jobs/apply/${id}</h1></div>`);
  });

  it('answers 410 for an apply link without a campaign whose job is over, and 404 without a job', async () => {
    const [open, over, none] = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
    const timeStates: Record<string, string> = { [`${open}`]: 'none', [`${over}`]: 'finished' };
    const api = createServer(({ url = '' }, response) => {
      const timeState = timeStates[/[a-c]{24}/.exec(url)?.[0] ?? ''];
      response.end(JSON.stringify({ records: timeState ? [{ timeState }] : [] }));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const answers = await Promise.all([open, over, none].map((id) => ask(`/jobs/apply/${id}`, { API_URL })));
    api.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 410, 404]);
    // The page lists the open jobs instead.
    const given = JSON.stringify({ gone: `/jobs/apply/${over}`, open: { records: [] } }).replaceAll('"', '&quot;');
    expect(answers[1]?.body).toContain(`data-job="${given}"`);
  });

  it('forbids search engines to list pages if the installation says so', async () => {
    expect((await ask('/robots.txt')).body).toContain('Sitemap: https://jobs.example.org/sitemap.xml');
    expect((await ask('/')).headers['x-robots-tag']).toBeUndefined();
    const off = { SEARCH_ENGINES: 'false' };
    expect((await ask('/robots.txt', off)).body).not.toContain('Sitemap');
    expect((await ask('/', off)).headers['x-robots-tag']).toBe('noindex');
    expect((await ask('/sitemap.xml', off)).statusCode).toBe(404);
  });
  it.each([
    ['/?lang=nl', {}, 'nl'],
    ['/?lang=de', { cookie: 'byline.lang=nl' }, 'en'],
    ['/?lang=nl&lang=en', {}, 'nl'],
    ['/', { cookie: 'a=b; byline.lang=nl' }, 'nl'],
    ['/', { cookie: 'byline.lang=constructor' }, 'en'],
    ['/', {}, 'en'],
  ])('sends the entry drawn, at %s with %j in %s', async (url, headers, language) => {
    const drawing = await appServer('candidate-portal', env, drawn);
    const { body } = await drawing.inject({ url, headers });
    await drawing.close();
    expect(body).toContain(`<html lang="${language}"><title>$&</title>`);
    expect(body).toContain(`<div id="root" data-drawn="${language}"><h1>${language}</h1></div>`);
    const preloads = [...body.matchAll(/modulepreload" crossorigin href="([^"]*)"/g)].map(([, href]) => href);
    const texts = language === 'nl' ? ['/assets/nl-4.js'] : [];
    expect(preloads).toEqual(['/assets/EntryPage-3.js', '/assets/forms-2.js', ...texts]);
  });
});
