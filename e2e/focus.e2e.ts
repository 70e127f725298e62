import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, logIn } from './steps/console.ts';
import { LOTTE } from './steps/lotte.ts';
import { logIn as logInPortal } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { runningProduct } from './support/product.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { consoleWords, portalWords } from './support/words.ts';

/** Where the keyboard and a screen reader are after each change of page (docs/domain/interface.md#focus). */
const { urls } = runningProduct();
let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

/** Lotte, logged in at the candidates, as a visitor of her own. */
async function beginAtCandidates(): Promise<void> {
  visit = await visitor(browser, 'fr');
  ({ page } = visit);
  await page.goto(`${urls.console}/candidates?lang=fr`);
  await logIn(page, consoleWords('fr'), LOTTE);
}
const hasFocus = async (at: Locator): Promise<void> => {
  await at.waitFor();
  await expect.poll(() => at.evaluate((element) => element === document.activeElement)).toBe(true);
};
const heading = (name?: string): Locator => page.getByRole('heading', { level: 1, ...(name && { name, exact: true }) });
const press = async (at: Locator): Promise<void> => {
  await at.focus();
  await page.keyboard.press('Enter');
};

it('in the console: on the heading after a link, on the row after the way back, where it was done after Undo and Escape', async () => {
  const t = consoleWords('fr');
  await beginAtCandidates();
  const rows = page.getByRole('row');
  await hasFocus(heading(t('candidates.title')));
  const links = rows.locator('a[href^="/candidates/"]');
  await links.nth(1).waitFor();
  const [first = '', second = ''] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const linkTo = (path: string | null): Locator => rows.locator(`a[href="${path ?? ''}"]`);
  const isAt = async (path: string | null): Promise<void> => {
    await page.waitForURL(`${urls.console}${path ?? ''}*`);
    await hasFocus(heading());
  };

  await press(linkTo(first));
  await isAt(first);
  // J leads on as soon as it is known who is next.
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
  // Escape in the snackbar leaves it.
  await choose(another);
  await undo.waitFor();
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

it('in the settings: past the list of settings, and into the field that a button shows', async () => {
  const t = consoleWords('fr');
  await beginAtCandidates();
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

it('in the settings on a phone: on the heading of a folder that was just made', async () => {
  const t = consoleWords('fr');
  await beginAtCandidates();
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

it('in the portal: on the heading after a link, and nowhere on the first page', async () => {
  const t = portalWords('en');
  visit = await visitor(browser, 'en');
  ({ page } = visit);
  await page.goto(`${urls.portal}/profile?lang=en`);
  await page.getByLabel(t('login.email'), { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await logInPortal(page, t, { email: 'camille.lefevre@byline.example', password: DEMO_PASSWORD });
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
