import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, openTab } from './steps/console.ts';
import { lotteAt } from './steps/lotte.ts';
import { logIn as logInPortal } from './steps/registration.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { consoleWords, portalWords } from './support/words.ts';

/** The browser's back with something open (docs/domain/interface.md#back). */
const product = runningProduct();
const { urls } = product;
const t = consoleWords('nl');
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  ({ browser, page, complaints } = await lotteAt(product, 'nl', '/candidates'));
  await page.getByRole('row').getByRole('link').first().waitFor();
});

const button = (name: string, within: Page | Locator = page): Locator =>
  within.getByRole('button', { name, exact: true });
const pathOf = (tab: Page): string => new URL(tab.url()).pathname;
const path = (): string => pathOf(page);
const menu = (): Locator => page.getByRole('menu');
const question = (): Locator => page.getByRole('dialog', { name: t('leave.title') });
/** The page that a step back leads away from stays: none is fetched, so that the browser has no load to wait for. */
const back = async (presses = 1, tab = page): Promise<void> => {
  await tab.evaluate((steps) => {
    for (let step = 0; step < steps; step += 1) window.history.back();
  }, presses);
};

it('closes a menu and keeps the chosen file, then asks, as ever', async () => {
  await page.goto(`${urls.console}/candidates`);
  await page.getByRole('row').getByRole('link').first().click();
  await page.waitForURL(/\/candidates\/\w/);
  const profile = path();
  await openTab(page, t('tests.tab'));
  await button(t('tests.add')).click();
  const form = page.getByRole('tabpanel').locator('form');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'proef.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await form.getByText('proef.pdf').waitFor();
  await button(t('profile.actions')).click();
  await menu().waitFor();
  await back();
  await menu().waitFor({ state: 'detached' });
  await form.getByText('proef.pdf').waitFor();
  expect(path()).toBe(profile);
  await form.getByRole('textbox', { name: t('tests.name') }).fill('Proef');
  await button(t('profile.actions')).click();
  await menu().waitFor();
  await back(2);
  await menu().waitFor({ state: 'detached' });
  await form.getByText('proef.pdf').waitFor();
  await expect.poll(path).toBe(profile);
});

it('closes what lies on top first, asks about what is typed in a dialog, and leaves the page last', async () => {
  await page.goto(`${urls.console}/candidates`);
  await page.getByRole('row').getByRole('link').first().click();
  await button(t('candidate.write')).first().click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: t('emails.subject') }) });
  await dialog.getByRole('textbox', { name: t('emails.subject') }).fill('Uw proef');
  await button(t('emails.other'), dialog).click();
  await button(t('common.chooseDate'), dialog).click();
  const calendar = page.getByRole('dialog', { name: t('common.chooseDate') });
  await calendar.waitFor();
  await back();
  await calendar.waitFor({ state: 'detached' });
  await back();
  await button(t('leave.stay'), question()).click();
  await expect.poll(() => dialog.getByRole('textbox', { name: t('emails.subject') }).inputValue()).toBe('Uw proef');
  await back();
  await question().waitFor();
  await back();
  await question().waitFor({ state: 'detached' });
  await back();
  await button(t('leave.discard'), question()).click();
  await dialog.waitFor({ state: 'detached' });
  expect(path()).toMatch(/^\/candidates\/\w/);
  await back();
  await expect.poll(path).toBe('/candidates');
});

it('does so on the first page of a visit too, which the next step leaves', async () => {
  await page.goto(`${urls.console}/tasks`);
  await page.goto(`${urls.console}/candidates`);
  const filter = page.getByRole('button', { name: new RegExp(`^${t('candidates.filter')}`) });
  await filter.click();
  await page.getByRole('dialog').waitFor();
  await back();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button(t('layout.settings')).click();
  await menu().waitFor();
  await page.keyboard.press('Escape');
  await menu().waitFor({ state: 'detached' });
  expect(path()).toBe('/candidates');
  await page.goBack();
  await page.waitForURL(`${urls.console}/tasks`);
  expect(complaints).toEqual([]);
});

it('closes the dialogs and menus of the portal', async () => {
  const words = portalWords('en');
  const visit = await visitor(browser, 'en', { phone: true });
  const tab = visit.page;
  await tab.goto(`${urls.portal}/profile?lang=en`);
  await logInPortal(tab, words, { email: 'camille.lefevre@byline.example', password: DEMO_PASSWORD });
  await tab.getByRole('link', { name: words('layout.work'), exact: true }).click();
  await tab.waitForURL(`${urls.portal}/work`);
  const opener = tab.getByRole('button', { name: words('account.menu') });
  await opener.click();
  await tab.getByRole('link', { name: words('account.page') }).waitFor();
  await back(1, tab);
  await tab.getByRole('link', { name: words('account.page') }).waitFor({ state: 'hidden' });
  expect(pathOf(tab)).toBe('/work');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await back(1, tab);
  await expect.poll(() => pathOf(tab)).toBe('/profile');
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});
