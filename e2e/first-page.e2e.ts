import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { fillRegistration, logIn, passBotCheck, submitRegistration } from './steps/registration.ts';
import { CAMILLE } from './steps/visits.ts';
import { openBrowser } from './support/browser.ts';
import { firstCampaignJob } from './support/campaign.ts';
import { looksRight } from './support/look.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { runningProduct } from './support/product.ts';
import { countShifts, shiftOf } from './support/shift.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

const { portal } = runningProduct().urls;
const t = portalWords('nl');
const browser = await openBrowser();

interface SlowPhone extends Visit {
  letGo: () => void;
  /** Holds the scripts again; returns a function that releases them. */
  hold: () => () => void;
}

/** A phone whose scripts wait until the test releases them. */
async function slowPhone(): Promise<SlowPhone> {
  const visit = await visitor(browser, 'nl');
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
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
  return { ...visit, letGo, hold };
}
const firstname = (page: Page) => page.getByLabel(t('register.firstname'));
const human = (page: Page) => page.getByRole('checkbox', { name: t('botCheck.human') });

it('the entry can be read and filled before any script arrives, and keeps and sends the typed values', async () => {
  const { context, page, letGo } = await slowPhone();
  await page.goto(`${portal}/?lang=nl`, { waitUntil: 'commit' });
  await expect.poll(() => page.title()).toContain(t('entry.title'));
  await firstname(page).fill('Jo');
  await human(page).check();
  await page.getByLabel(t('login.email')).fill(CAMILLE);
  await page.getByRole('textbox', { name: t('login.password') }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${portal}/?lang=nl`);
  letGo();
  await page.waitForURL(`${portal}/profile`);
  await context.close();
});

it('the page keeps the ticks and texts beside the login when its scripts start, without an error', async () => {
  const { context, page, complaints, letGo } = await slowPhone();
  await page.goto(`${portal}/?lang=nl`, { waitUntil: 'commit' });
  await firstname(page).fill('Jo');
  await human(page).check();
  letGo();
  await page.getByText(t('botCheck.verified')).waitFor();
  await page.getByLabel(t('register.lastname')).fill('Peeters');
  expect(await firstname(page).inputValue()).toBe('Jo');
  await page.getByRole('button', { name: t('register.create') }).click();
  await page.waitForURL(`${portal}/register`);
  expect(complaints).toEqual([]);
  await looksRight(page, 'register');
  await context.close();
});

it('a reloaded registration can be filled before any script arrives, and keeps all values and the caret', async () => {
  const { context, page, complaints, letGo, hold } = await slowPhone();
  const { campaignId, jobId } = await firstCampaignJob();
  letGo();
  await page.goto(`${portal}/apply/${campaignId}/${jobId}?lang=nl`);
  await passBotCheck(page, t, { firstname: 'Jo', name: 'Peeters', email: '', password: '' });
  const letGoAgain = hold();
  await countShifts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: t('register.title') }).waitFor();
  await page.getByLabel(t('experience.function'), { exact: true }).selectOption('translator');
  await page.getByRole('combobox', { name: t('register.language'), exact: true }).selectOption('fr');
  await page.getByRole('textbox', { name: t('account.password'), exact: true }).fill('a light autumn noon');
  await page.getByRole('checkbox', { name: t('register.privacyLabel') }).check();
  const email = page.getByLabel(t('login.email'), { exact: true });
  await email.pressSequentially('jo@example.be');
  await page.keyboard.press('ArrowLeft');
  letGoAgain();
  await page.getByRole('heading', { level: 1, name: t('register.welcome', { firstname: 'Jo' }) }).waitFor();
  await page.keyboard.type('l');
  expect(await email.inputValue()).toBe('jo@example.ble');
  expect(await page.getByLabel(t('experience.function'), { exact: true }).inputValue()).toBe('translator');
  expect(await page.getByRole('combobox', { name: t('register.language'), exact: true }).inputValue()).toBe('fr');
  expect(await page.getByRole('checkbox', { name: t('register.privacyLabel') }).isChecked()).toBe(true);
  // The form sends the typed values: only the second password is missing.
  await page.getByRole('button', { name: t('register.create'), exact: true }).click();
  const missing = page.locator('[aria-invalid=true]');
  await missing.first().waitFor();
  expect(await missing.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name))).toEqual([
    'confirm',
  ]);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
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
  await page.getByLabel(words('login.email'), { exact: true }).waitFor();
  await context.close();
});

it('a visitor without a bot check gets the entry in place of the registration, and sees no other page before', async () => {
  const { context, page, letGo } = await slowPhone();
  await page.goto(`${portal}/register?lang=nl`, { waitUntil: 'commit' });
  await expect.poll(() => page.title()).toContain(t('register.title'));
  await page.locator('h1').waitFor({ state: 'attached' });
  // The browser shows nothing before the stylesheet has loaded, which hides the page.
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(0);
  letGo();
  await page.getByRole('heading', { level: 1, name: t('login.question') }).waitFor();
  await context.close();
});

it('an apply link shows its job before any script arrives, keeps the typed values, and does not request the job again', async () => {
  const { context, page, complaints, letGo } = await slowPhone();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/') && asked.push(request.url()));
  const { campaignId, jobId, title, language } = await firstCampaignJob();
  await page.goto(`${portal}/apply/${campaignId}/${jobId}?lang=nl`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: title });
  expect(await heading.getAttribute('lang')).toBe(language);
  expect(await page.title()).toContain(title);
  await firstname(page).fill('Jo');
  letGo();
  await human(page).check();
  await page.getByText(t('botCheck.verified')).waitFor();
  expect(await firstname(page).inputValue()).toBe('Jo');
  // The view of the link is counted, not read.
  expect(asked.filter((address) => address.includes('/campaigns/') && !address.endsWith('/views'))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('the link of an unknown job answers 404', async () => {
  const { status } = await fetch(`${portal}/apply/665f1c2e9b1d4a0012345678/665f1c2e9b1d4a0012345678`);
  expect(status).toBe(404);
});

it('a browser without scripts confirms an address and sets a new password by the mailed links', async () => {
  const person = { firstname: 'Jo', name: 'Peeters', email: 'jo.plain@example.be', password: 'a light autumn noon' };
  const { context, page } = await visitor(browser, 'nl');
  await page.goto(`${portal}/?lang=nl`);
  await passBotCheck(page, t, person);
  await fillRegistration(page, t, person, 'nl');
  await submitRegistration(page, t);
  const plainContext = await browser.newContext({ javaScriptEnabled: false, locale: 'nl-BE' });
  const plain = await plainContext.newPage();
  await plain.goto(linkIn(await mailTo(person.email), '/activate/'));
  await plain.getByRole('button', { name: t('plain.activate') }).click();
  await plain.getByRole('heading', { name: t('plain.activated') }).waitFor();
  // Playwright finds no text inside <noscript>, but reads it.
  expect(await plain.locator('main').textContent()).toContain(t('plain.needed'));

  await page.goto(`${portal}/reset-password`);
  await page.getByLabel(t('login.email')).fill(person.email);
  await page.getByRole('button', { name: t('password.send') }).click();
  const mail = await mailTo(person.email, /wachtwoord/i);
  await plain.goto(linkIn(mail, '/reset-password/'));
  const fill = async (password: string, confirm: string): Promise<void> => {
    await plain.getByLabel(t('account.newPassword')).fill(password);
    await plain.getByLabel(t('password.confirm')).fill(confirm);
    await plain.getByRole('button', { name: t('password.save') }).click();
  };
  await fill('a dark winter night', 'another');
  expect(await plain.getByRole('alert').textContent()).toBe(t('field.passwords_no_match'));
  await fill('a dark winter night', 'a dark winter night');
  await plain.getByRole('heading', { name: t('plain.saved') }).waitFor();
  await plainContext.close();

  await page.goto(portal);
  await logIn(page, t, { ...person, password: 'a dark winter night' });
  await page.waitForURL(/\/(complete|profile)/);
  await context.close();
});
