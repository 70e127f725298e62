import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { passBotCheck } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
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
  browser = await openBrowser();
});

interface SlowPhone {
  context: BrowserContext;
  page: Page;
  letGo: () => void;
  /** Makes them wait again; answers how to let them go. */
  hold: () => () => void;
}

/** A phone whose scripts wait until they are let go. */
async function slowPhone(): Promise<SlowPhone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl' });
  const page = await context.newPage();
  let gone: Promise<void>;
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gone = promise;
    return resolve;
  };
  const letGo = hold();
  await page.route('**/assets/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return { context, page, letGo, hold };
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

/** Keeps count of how far things move from here on. */
const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    const note = (entry: PerformanceEntry): void => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });

it('a registration that is loaded again is typed into before any script, and wakes up with all of it and the caret', async () => {
  const { context, page, letGo, hold } = await slowPhone();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  const { campaignId, jobId } = await firstCampaignJob(product);
  letGo();
  await page.goto(`${portal}/apply/${campaignId}/${jobId}?lang=nl`);
  await passBotCheck(page, t, { firstname: 'Jo', name: 'Peeters', email: '', password: '' });
  const letGoAgain = hold();
  await countShifts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: t('register.title') }).waitFor();
  await page.getByLabel(t('register.function'), { exact: true }).selectOption('translator');
  await page.getByRole('combobox', { name: t('register.language'), exact: true }).selectOption('fr');
  await page.getByRole('textbox', { name: t('register.password'), exact: true }).fill('a light autumn noon');
  await page.getByRole('checkbox', { name: t('register.privacyLabel') }).check();
  const email = page.getByLabel(t('register.email'), { exact: true });
  await email.pressSequentially('jo@example.be');
  await page.keyboard.press('ArrowLeft');
  letGoAgain();
  await page.getByRole('heading', { level: 1, name: t('register.welcome', { firstname: 'Jo' }) }).waitFor();
  await page.keyboard.type('l');
  expect(await email.inputValue()).toBe('jo@example.ble');
  expect(await page.getByLabel(t('register.function'), { exact: true }).inputValue()).toBe('translator');
  expect(await page.getByRole('combobox', { name: t('register.language'), exact: true }).inputValue()).toBe('fr');
  expect(await page.getByRole('checkbox', { name: t('register.privacyLabel') }).isChecked()).toBe(true);
  // What the form knows is what is sent: only the second password is missing.
  await page.getByRole('button', { name: t('register.create'), exact: true }).click();
  const missing = page.locator('[aria-invalid=true]');
  await missing.first().waitFor();
  expect(await missing.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name))).toEqual([
    'confirm',
  ]);
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThanOrEqual(
    0.05,
  );
  expect(complaints).toEqual([]);
  await context.close();
});

it.each(['nl', 'fr', 'en'] as const)('the registration is read without a script, in %s', async (language) => {
  const words = portalWords(language);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal}/register?lang=${language}`);
  expect(await page.title()).toContain(words('register.title'));
  await page.getByRole('heading', { level: 1, name: words('register.title') }).waitFor();
  await page.getByLabel(words('register.email'), { exact: true }).waitFor();
  await context.close();
});

it('who comes to the registration from outside is at the entry, and sees no other page before', async () => {
  const { context, page, letGo } = await slowPhone();
  await page.goto(`${portal}/register?lang=nl`, { waitUntil: 'commit' });
  await expect.poll(() => page.title()).toContain(t('register.title'));
  await page.locator('h1').waitFor({ state: 'attached' });
  // Nothing is painted before the stylesheet is there, which hides the page.
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(0);
  letGo();
  await page.getByRole('heading', { level: 1, name: t('login.question') }).waitFor();
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
