import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoLogins } from '../tools/lib/demo-session.ts';
import { atPortal, NOOR } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
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

const { portal } = runningProduct().urls;
const call = await callsOf();
const inEnglish = portalWords('en');

/** A demo candidate with a complete profile, whom no other file uses. */
async function somebody(): Promise<Candidate> {
  const known = [...Object.values(demoLogins()).map(({ email }) => email), NOOR];
  const { records } = await call<{ records: Candidate[] }>(
    'GET',
    'candidates?limit=100&sort=createdAt&filter[archived]=false&filter[publicEnabled]=true',
  );
  const found = records.find(({ userId, missing, email }) => userId && missing.length === 0 && !known.includes(email));
  if (!found) throw new Error('the demo has nobody else with a login and a whole profile');
  await call('PATCH', `candidates/${found._id}`, { publicHidden: [] });
  return call<Candidate>('GET', `candidates/${found._id}`);
}

const owner = await somebody();
const address = `${portal}/public/candidate/${owner._id}`;
const { context, page, complaints, t, open } = await atPortal('fr', '/public-page', { email: owner.email });
await context.grantPermissions(['clipboard-read', 'clipboard-write']);

const choice = (label: string): Locator => page.getByRole('switch', { name: t(label) });
const frame = (): Locator => page.getByRole('region', { name: t('publicPage.preview') });
const isShown = (): Promise<void> => frame().getByText(owner.firstname, { exact: true }).first().waitFor();
const read = async (): Promise<{ status: number; html: string }> => {
  const response = await fetch(address);
  return { status: response.status, html: await response.text() };
};

await isShown();
beforeEach(async () => {
  await open('/public-page');
  await isShown();
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

it('shows the public page, in English, and passes axe', async () => {
  expect(await frame().locator('[lang=en]').count()).toBe(1);
  await looksRight(page, 'public page of one’s own');
});

it('shows and hides a block at once, also by the line in its place', async () => {
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

it('keeps every choice, even if choices are faster than answers', async () => {
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

it('can be shared by its address and a QR code', async () => {
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

it('is open to search engines if its owner wants it, and to the owner only while it is off', async () => {
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
