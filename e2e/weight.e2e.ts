import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../tools/browser.ts';
import { callsOf } from './support/calls.ts';
import { runningProduct } from './support/product.ts';
import { portalWords } from './support/words.ts';

const product = runningProduct();
const { portal } = product.urls;
const t = portalWords('fr');
let browser: Browser;
let page: Page;
let apply: string;

beforeAll(async () => {
  const call = await callsOf(product, 'lotte.janssens@byline.example');
  const { records } = await call<{ records: { _id: string }[] }>(
    'GET',
    'website/jobs?limit=1&filter[timeState]=ongoing',
  );
  apply = `/jobs/apply/${records[0]?._id}`;
  browser = await launchBrowser();
  // The longest texts.
  const context = await browser.newContext({ locale: 'fr' });
  page = await context.newPage();
});
afterAll(() => browser.close());

/** What a browser that has nothing yet loads at an address: kB of scripts as they are sent (gzip), and requests. */
async function weigh(path: string): Promise<{ kB: number; requests: number }> {
  const asked: Request[] = [];
  const note = (request: Request): void => void asked.push(request);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  page.on('request', note);
  await page.goto(`${portal}${path}`, { waitUntil: 'networkidle' });
  page.off('request', note);
  await session.detach();
  const scripts = asked.filter((request) => request.resourceType() === 'script');
  const sizes = scripts.map(async (request) => {
    const script = await (await fetch(request.url())).arrayBuffer();
    return gzipSync(script, { level: 9 }).length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { kB: Math.round(bytes / 100) / 10, requests: asked.length };
}

it.each([
  { name: 'the entry', path: () => '/?lang=fr', most: { kB: 150, requests: 14 } },
  // The client of the API in it names every call of the portal.
  { name: 'an apply link', path: () => `${apply}?lang=fr`, most: { kB: 178, requests: 16 } },
  { name: 'a forgotten password', path: () => '/reset-password?lang=fr', most: { kB: 175, requests: 17 } },
])('$name is light for a poor phone', async ({ path, most }) => {
  const { kB, requests } = await weigh(path());
  expect(kB).toBeLessThanOrEqual(most.kB);
  expect(requests).toBeLessThanOrEqual(most.requests);
});

it.each([
  { path: '/work', most: 175 },
  { path: '/education', most: 175 },
  { path: '/links', most: 175 },
  { path: '/jobapplications', most: 175 },
  // 30 of it are how countries group the digits of a phone number, which come once the page is there.
  { path: '/profile', most: 215 },
])('$path of a candidate is light', async ({ path, most }) => {
  if (path === '/work') {
    await page.goto(`${portal}/?lang=fr`);
    await page.getByLabel(t('login.email')).fill('camille.lefevre@byline.example');
    await page.getByRole('textbox', { name: t('login.password') }).fill('byline-demo-2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${portal}/profile`, { waitUntil: 'networkidle' });
  }
  expect((await weigh(path)).kB).toBeLessThanOrEqual(most);
});
