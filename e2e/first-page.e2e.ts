import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../tools/browser.ts';
import { firstCampaignJob } from './support/campaign.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { portalWords } from './support/words.ts';

const product = runningProduct();
const { portal } = product.urls;
const t = portalWords('nl');
const CANDIDATE = { email: 'camille.lefevre@byline.example', password: 'byline-demo-2026' };
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A phone whose scripts wait until they are let go. */
async function slowPhone(): Promise<{ context: BrowserContext; page: Page; letGo: () => void }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl' });
  const page = await context.newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { context, page, letGo: resolve };
}

it('the entry is read and typed into before any script is there, and what was typed is kept and sent', async () => {
  const { context, page, letGo } = await slowPhone();
  await page.goto(`${portal}/?lang=nl`, { waitUntil: 'commit' });
  await expect.poll(() => page.title()).toContain(t('entry.title'));
  await page.getByLabel(t('register.firstname')).fill('Jo');
  await page.getByRole('checkbox', { name: t('botCheck.human') }).check();
  await page.getByLabel(t('login.email')).fill(CANDIDATE.email);
  await page.getByRole('textbox', { name: t('login.password') }).fill(CANDIDATE.password);
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${portal}/?lang=nl`);
  letGo();
  await page.waitForURL(`${portal}/profile`);
  await context.close();
});

it('what was ticked and typed beside the login wakes up with the page, without a script that complains', async () => {
  const { context, page, letGo } = await slowPhone();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${portal}/?lang=nl`, { waitUntil: 'commit' });
  await page.getByLabel(t('register.firstname')).fill('Jo');
  await page.getByRole('checkbox', { name: t('botCheck.human') }).check();
  letGo();
  await page.getByText(t('botCheck.verified')).waitFor();
  await page.getByLabel(t('register.lastname')).fill('Peeters');
  expect(await page.getByLabel(t('register.firstname')).inputValue()).toBe('Jo');
  await page.getByRole('button', { name: t('register.create') }).click();
  await page.waitForURL(`${portal}/register`);
  expect(complaints).toEqual([]);
  await looksRight(page, 'register');
  await context.close();
});

it('an apply link shows its job before any script, and wakes up with what was typed and without asking for it again', async () => {
  const { context, page, letGo } = await slowPhone();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => request.url().includes('/api/v1/') && asked.push(request.url()));
  const { campaignId, jobId, title, language } = await firstCampaignJob(product);
  await page.goto(`${portal}/apply/${campaignId}/${jobId}?lang=nl`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: title });
  expect(await heading.getAttribute('lang')).toBe(language);
  expect(await page.title()).toContain(title);
  await page.getByLabel(t('register.firstname')).fill('Jo');
  letGo();
  await page.getByRole('checkbox', { name: t('botCheck.human') }).check();
  await page.getByText(t('botCheck.verified')).waitFor();
  expect(await page.getByLabel(t('register.firstname')).inputValue()).toBe('Jo');
  expect(asked.filter((address) => address.includes('/campaigns/'))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('the link of a job that never was is not found, for machines too', async () => {
  const { status } = await fetch(`${portal}/apply/665f1c2e9b1d4a0012345678/665f1c2e9b1d4a0012345678`);
  expect(status).toBe(404);
});
