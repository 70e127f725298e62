import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Request } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { pause } from '../tools/lib/pause.ts';
import { openBrowser } from './support/browser.ts';
import { firstCampaignJob } from './support/campaign.ts';
import { runningProduct } from './support/product.ts';
import { portalWords } from './support/words.ts';

const { portal } = runningProduct().urls;
/** French has the longest texts. */
const t = portalWords('fr');
let browser: Browser;
let visitor: BrowserContext;
let candidate: BrowserContext;
let apply: string;

const phone = () => browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr' });

async function loggedIn(email: string): Promise<BrowserContext> {
  const context = await phone();
  const page = await context.newPage();
  await page.goto(`${portal}/?lang=fr`);
  await page.getByLabel(t('login.email')).fill(email);
  await page.getByRole('textbox', { name: t('login.password') }).fill('byline-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(profile|complete)$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  return context;
}

beforeAll(async () => {
  browser = await openBrowser();
  const { campaignId, jobId } = await firstCampaignJob();
  apply = `/apply/${campaignId}/${jobId}?lang=fr`;
  visitor = await phone();
  candidate = await loggedIn('camille.lefevre@byline.example');
});

/** Counts the scripts (in kB, compressed by gzip) and requests that a browser without a cache loads at an address. */
async function weigh(context: BrowserContext, path: string): Promise<{ kB: number; requests: number }> {
  const page = await context.newPage();
  const asked: Request[] = [];
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  page.on('request', (request) => asked.push(request));
  await page.goto(`${portal}${path}`);
  await page.locator('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await pause(1_000, 'what the page draws may ask for more, which nothing announces');
  await page.waitForLoadState('networkidle');
  const seen = asked.slice();
  await page.close();
  const scripts = seen.filter((request) => request.resourceType() === 'script');
  const sizes = scripts.map(async (request) => {
    const script = await (await fetch(request.url())).arrayBuffer();
    return gzipSync(script, { level: 9 }).length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { kB: Math.round(bytes / 100) / 10, requests: seen.length };
}

/** Guards against a new library in the first load; `make budgets` measures how long a person waits (tools/budgets/portal.ts). */
const MOST = { kB: 205, requests: 14 };
/** A candidate's own pages come after the login, with the forms that they open. */
const MOST_OF_CANDIDATE = { kB: 235, requests: 24 };

it.each(['/?lang=fr', '/apply', '/activate/a@b.example/token?lang=fr'])(
  '%s is light for a poor phone',
  async (path) => {
    const { kB, requests } = await weigh(visitor, path === '/apply' ? apply : path);
    expect(kB).toBeLessThanOrEqual(MOST.kB);
    expect(requests).toBeLessThanOrEqual(MOST.requests);
  },
);

it.each(['/profile', '/public-page'])('%s of a candidate is light', async (path) => {
  const { kB, requests } = await weigh(candidate, path);
  expect(kB).toBeLessThanOrEqual(MOST_OF_CANDIDATE.kB);
  expect(requests).toBeLessThanOrEqual(MOST_OF_CANDIDATE.requests);
});
