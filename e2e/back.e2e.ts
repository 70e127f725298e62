import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTab } from './steps/console.ts';
import { atConsole, atPortal } from './steps/visits.ts';

/** The browser's back while an overlay is open (docs/domain/interface.md#back). */
const { page, complaints, t, open, press } = await atConsole('nl', '/candidates');
await page.getByRole('row').getByRole('link').first().waitFor();

const pathOf = (tab: Page): string => new URL(tab.url()).pathname;
const path = (): string => pathOf(page);
const menu = (): Locator => page.getByRole('menu');
/** Goes back without waiting for a load, because the page stays. */
const back = async (presses = 1, tab = page): Promise<void> => {
  await tab.evaluate((steps) => {
    for (let step = 0; step < steps; step += 1) window.history.back();
  }, presses);
};

it('closes a menu and keeps the chosen file, then asks as usual', async () => {
  await open('/candidates');
  await page.getByRole('row').getByRole('link').first().click();
  await page.waitForURL(/\/candidates\/\w/);
  const profile = path();
  await openTab(page, t('tests.tab'));
  await press('tests.add');
  const form = page.getByRole('tabpanel').locator('form');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'proef.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await form.getByText('proef.pdf').waitFor();
  await press('profile.actions');
  await menu().waitFor();
  await back();
  await menu().waitFor({ state: 'detached' });
  await form.getByText('proef.pdf').waitFor();
  expect(path()).toBe(profile);
  await form.getByRole('textbox', { name: t('tests.name') }).fill('Proef');
  await press('profile.actions');
  await menu().waitFor();
  await back(2);
  await menu().waitFor({ state: 'detached' });
  await form.getByText('proef.pdf').waitFor();
  await expect.poll(path).toBe(profile);
});

it('closes the topmost overlay first, keeps the mail of a dialog as a draft, and leaves the page last', async () => {
  await open('/candidates');
  await page.getByRole('row').getByRole('link').first().click();
  const write = page.getByRole('button', { name: t('candidate.write'), exact: true }).first();
  await write.click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: t('emails.subject') }) });
  const subject = dialog.getByRole('textbox', { name: t('emails.subject') });
  await subject.fill('Uw proef');
  await press('emails.other', {}, dialog);
  await press('common.chooseDate', {}, dialog);
  const calendar = page.getByRole('dialog', { name: t('common.chooseDate') });
  await calendar.waitFor();
  await back();
  await calendar.waitFor({ state: 'detached' });
  await back();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(path).toMatch(/^\/candidates\/\w/);
  await write.click();
  await expect.poll(() => subject.inputValue()).toBe('Uw proef');
  await press('draft.drop', {}, dialog);
  await back();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(path).toMatch(/^\/candidates\/\w/);
  await back();
  await expect.poll(path).toBe('/candidates');
});

it('does so on the first page of a visit too; the next step leaves it', async () => {
  await open('/tasks');
  await open('/candidates');
  const filter = page.getByRole('button', { name: new RegExp(`^${t('candidates.filter')}`) });
  await filter.click();
  await page.getByRole('dialog').waitFor();
  await back();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('layout.settings');
  await menu().waitFor();
  await page.keyboard.press('Escape');
  await menu().waitFor({ state: 'detached' });
  expect(path()).toBe('/candidates');
  await page.goBack();
  await page.waitForURL('**/tasks');
  expect(complaints).toEqual([]);
});

it('closes the dialogs and menus of the portal', async () => {
  const visit = await atPortal('en', '/profile', { phone: true });
  const { page: tab, t: words } = visit;
  await tab.getByRole('link', { name: words('layout.work'), exact: true }).click();
  await tab.waitForURL('**/work');
  const opener = tab.getByRole('button', { name: words('account.menu') });
  await opener.click();
  await tab.getByRole('link', { name: words('account.page') }).waitFor();
  await back(1, tab);
  await tab.getByRole('link', { name: words('account.page') }).waitFor({ state: 'hidden' });
  await expect.poll(() => pathOf(tab)).toBe('/work');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await back(1, tab);
  await expect.poll(() => pathOf(tab)).toBe('/profile');
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});
