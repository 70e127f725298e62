import type { Locator } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { atConsole, atPortal, type AppVisit } from './steps/visits.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

/** The focus of keyboard and screen reader after each navigation (docs/domain/interface.md#focus). */
const { urls } = runningProduct();
let visit: AppVisit;

afterEach(async () => {
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

const hasFocus = async (at: Locator): Promise<void> => {
  await at.waitFor();
  await expect.poll(() => at.evaluate((element) => element === document.activeElement)).toBe(true);
};
const heading = (name?: string): Locator =>
  visit.page.getByRole('heading', { level: 1, ...(name && { name, exact: true }) });
const press = async (at: Locator): Promise<void> => {
  await at.focus();
  await visit.page.keyboard.press('Enter');
};

it('in the console: on the heading after a link, on the row after going back, on the same control after Undo and Escape', async () => {
  // Own candidates, because the newest ones of the list belong to files that change and erase them.
  const call = await callsOf();
  for (const firstname of ['Ana', 'Bea']) {
    const email = `${firstname.toLowerCase()}.aandacht@example.be`;
    await call('POST', 'candidates', { firstname, name: 'Aandacht', email, function: 'copywriter' });
  }
  visit = await atConsole('fr', '/candidates?search=Aandacht');
  const { page, t } = visit;
  const rows = page.getByRole('row');
  await hasFocus(heading(t('candidates.title')));
  const links = rows.locator('a[href^="/candidates/"]');
  await expect.poll(() => links.count()).toBe(2);
  const [first = '', second = ''] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const linkTo = (path: string | null): Locator => rows.locator(`a[href="${path ?? ''}"]`);
  const isAt = async (path: string | null): Promise<void> => {
    await page.waitForURL(`${urls.console}${path ?? ''}*`);
    await hasFocus(heading());
  };

  await press(linkTo(first));
  await isAt(first);
  // The key J works only after the page has loaded the next candidate.
  await page.getByRole('link', { name: t('candidate.next') }).waitFor();
  await page.keyboard.press('j');
  await isAt(second);
  await page.goBack();
  await isAt(first);
  await page.goBack();
  await hasFocus(linkTo(first));

  await press(linkTo(second));
  await isAt(second);
  const status = page.getByRole('button', { name: /^Statut, / }).first();
  const before = await status.innerText();
  const undo = page.getByRole('button', { name: t('common.undo'), exact: true });
  const choose = async (choice: Locator): Promise<void> => {
    await press(status);
    await choice.waitFor();
    await press(choice);
  };
  const another = page.getByRole('menuitemradio', { checked: false }).first();
  await choose(another);
  await expect.poll(() => status.innerText()).not.toBe(before);
  await press(undo);
  await expect.poll(() => status.innerText()).toBe(before);
  await hasFocus(status);
  // The message closes slowly, and its button is not that of the next one.
  await undo.waitFor({ state: 'detached' });
  // Escape in the message returns the focus.
  await choose(another);
  await undo.waitFor();
  // The closing menu gives the focus back first.
  await hasFocus(status);
  await page.keyboard.press('F8');
  await hasFocus(undo);
  await page.keyboard.press('Escape');
  await hasFocus(status);
  const name = before.split('\n').at(-1) ?? '';
  await choose(page.getByRole('menuitemradio', { name, exact: true }));
  await expect.poll(() => status.innerText()).toBe(before);

  await press(page.getByRole('link', { name: t('profile.all') }));
  await hasFocus(heading(t('candidates.title')));
});

it('in the settings: skips the list of settings, and moves into the field that a button shows', async () => {
  visit = await atConsole('fr', '/candidates');
  const { page, t } = visit;
  await page.getByRole('table').waitFor();
  await page.goto(`${urls.console}/settings/scorecards`);
  await page.getByRole('list').getByRole('button').first().waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await hasFocus(page.getByRole('link', { name: t('layout.skip') }));
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('main'));
  await press(page.getByRole('list').getByRole('button').first());
  await press(page.getByRole('button', { name: t('scorecardEditor.addCategory'), exact: true }));
  await hasFocus(page.getByRole('combobox', { name: t('scorecardEditor.existingCategory') }));
});

it('in the settings on a phone: on the heading of a new folder', async () => {
  visit = await atConsole('fr', '/candidates');
  const { page, t } = visit;
  await page.getByRole('table').waitFor();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${urls.console}/settings/folders`);
  const name = page.getByRole('textbox', { name: t('folders.name') });
  await name.fill('Dossier du téléphone');
  await name.press('Enter');
  await hasFocus(heading('Dossier du téléphone'));
  await page.goBack();
  expect(await name.inputValue()).toBe('');
});

it('in the portal: on the heading after a link, but not on the first page', async () => {
  const { context, page: entry, complaints } = await visitor(await openBrowser(), 'en');
  await entry.goto(`${urls.portal}/profile?lang=en`);
  await entry.getByLabel(portalWords('en')('login.email'), { exact: true }).waitFor();
  expect(await entry.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
  visit = await atPortal('en', '/profile');
  const { page, t } = visit;
  const edit = page.getByRole('button', { name: t('profile.editAbout'), exact: true });
  await edit.waitFor();
  await hasFocus(heading());
  await press(edit);
  await hasFocus(page.getByRole('textbox', { name: t('candidate.info') }));
  await page.goBack();
  await hasFocus(edit);
  await press(page.getByRole('link', { name: t('layout.work'), exact: true }));
  await page.waitForURL(`${urls.portal}/work`);
  await hasFocus(heading());
  await page.goBack();
  await page.waitForURL(/\/profile/);
  await hasFocus(heading());
});
