import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoLogins } from '../tools/lib/demo-session.ts';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf, type Call } from './support/calls.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

interface Candidate {
  _id: string;
  firstname: string;
  email: string;
  userId: string | null;
  missing: string[];
  publicSlug: string;
  publicHidden: string[];
}

const product = runningProduct();
const { portal } = product.urls;
const t = portalWords('fr');
const inEnglish = portalWords('en');
let browser: Browser;
let page: Page;
let complaints: string[];
let address: string;
let owner: Candidate;
let call: Call;

/** Somebody of the demo whom no other file knows, with a whole profile. */
async function somebody(): Promise<Candidate> {
  call = await callsOf(product, 'lotte.janssens@byline.example');
  const known = [...Object.values(demoLogins()).map(({ email }) => email), 'noor@dewitte.example'];
  const { records } = await call<{ records: Candidate[] }>(
    'GET',
    'candidates?limit=100&sort=createdAt&filter[archived]=false&filter[publicEnabled]=true',
  );
  const found = records.find(({ userId, missing, email }) => userId && missing.length === 0 && !known.includes(email));
  if (!found) throw new Error('the demo has nobody else with a login and a whole profile');
  await call('PATCH', `candidates/${found._id}`, { publicHidden: [] });
  return call<Candidate>('GET', `candidates/${found._id}`);
}

const choice = (label: string): Locator => page.getByRole('switch', { name: t(label) });
const frame = (): Locator => page.getByRole('region', { name: t('publicPage.preview') });
const isShown = (): Promise<void> => frame().getByText(owner.firstname, { exact: true }).first().waitFor();
const read = async (): Promise<{ status: number; html: string }> => {
  const response = await fetch(address);
  return { status: response.status, html: await response.text() };
};

beforeAll(async () => {
  owner = await somebody();
  address = `${portal}/public/candidate/${owner._id}`;
  browser = await openBrowser();
  const visit = await visitor(browser, 'fr');
  ({ page, complaints } = visit);
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${portal}/public-page?lang=fr`);
  await logIn(page, t, { email: owner.email, password: DEMO_PASSWORD });
  await isShown();
});
beforeEach(async () => {
  await page.goto(`${portal}/public-page`);
  await isShown();
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

it('is the page as others see it, in English, and has no fault that axe finds', async () => {
  expect(await frame().locator('[lang=en]').count()).toBe(1);
  await looksRight(page, 'public page of one’s own');
});

it('shows and leaves out a block at once, also by the line that stands for it', async () => {
  const mother = inEnglish('public.motherTongue', { language: '' }).trim();
  await frame().getByText(mother).waitFor();
  await choice('publicPage.languages').click();
  await frame().getByText(mother).waitFor({ state: 'detached' });
  expect((await read()).html).not.toContain(mother);
  const block = t('publicPage.languages');
  await frame().getByText(t('publicPage.off', { block })).waitFor();
  await frame()
    .getByRole('button', { name: t('publicPage.showBlock', { block }) })
    .click();
  await frame().getByText(mother).waitFor();
  expect(await choice('publicPage.languages').isChecked()).toBe(true);
  expect(await frame().evaluate((element) => element === document.activeElement)).toBe(true);
});

it('keeps every choice of somebody who is faster than the answers', async () => {
  const chosen = ['photo', 'availability', 'about', 'projects', 'skills'];
  const stored = async (): Promise<string[]> => (await call<Candidate>('GET', `candidates/${owner._id}`)).publicHidden;
  const choose = async (): Promise<void> => {
    for (const block of chosen) await choice(`publicPage.${block}`).click();
  };
  await choose();
  await expect.poll(stored).toEqual(chosen);
  await page.reload();
  await isShown();
  for (const block of chosen) expect(await choice(`publicPage.${block}`).isChecked()).toBe(false);
  await choose();
  await expect.poll(stored).toEqual([]);
});

it('is shared by its address and a QR code', async () => {
  await page.getByRole('button', { name: t('publicPage.copy') }).click();
  await page.getByText(t('publicPage.copied')).waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(encodeURI(`${portal}/with/${owner.publicSlug}`));
  const opened = await fetch(shared);
  expect([opened.status, opened.url]).toEqual([200, address]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('publicPage.downloadQr') }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
});

it('is found by search engines when its owner wants it, and by nobody when it is off; the owner goes on seeing it', async () => {
  const wanted = await choice('publicPage.searchable').isChecked();
  const isListed = async (): Promise<boolean> => !(await read()).html.includes('content="noindex"');
  expect(await isListed()).toBe(wanted);
  await page.getByText(t(wanted ? 'publicPage.searched' : 'publicPage.unsearched')).waitFor();
  await choice('publicPage.searchable').click();
  await page.getByText(t(wanted ? 'publicPage.unsearched' : 'publicPage.searched')).waitFor();
  await expect.poll(isListed).toBe(!wanted);
  await choice('publicPage.isPublic').click();
  await expect.poll(async () => (await read()).status).toBe(404);
  expect(await page.getByRole('link', { name: t('publicPage.open') }).count()).toBe(0);
  await page.reload();
  await isShown();
  await choice('publicPage.isPublic').click();
  await expect.poll(async () => (await read()).status).toBe(200);
});
