import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn, passBotCheck } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { endSession } from './support/session.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

const product = runningProduct();
const { urls } = product;
const t = portalWords('nl');
const NOOR = { email: 'noor@dewitte.example', password: DEMO_PASSWORD };
const AGAIN = 'En morgen nog eens.';
const TYPED = 'Ik herlees alles, ook wat ik vergat op te slaan.';
let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  visit = await visitor(browser, 'nl');
  ({ page } = visit);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urls.portal}/profile?lang=nl`);
  await logIn(page, t, NOOR);
  await button('profile.editAbout').waitFor();
});
beforeEach(async () => {
  await page.goto(`${urls.portal}/profile`);
});
afterEach(() => expect(visit.complaints.splice(0)).toEqual([]));

const button = (label: string, values?: Record<string, string>): Locator =>
  page.getByRole('button', { name: t(label, values), exact: true });

const dialog = (): Locator => page.getByRole('dialog', { name: t('login.endedTitle') });
const tryAgain = async (submit: string, password: string): Promise<void> => {
  await dialog().getByLabel(t('login.password'), { exact: true }).fill(password);
  await button(submit).click();
};
const logInAgain = async (submit: string): Promise<void> => {
  await tryAgain(submit, NOOR.password);
  await dialog().waitFor({ state: 'detached' });
};

it('asks to log in again over the form when the session ended, and saves what was typed', async () => {
  await button('profile.editAbout').click();
  const about = page.getByRole('textbox', { name: t('candidate.info') });
  await endSession(product, page);
  await about.fill(TYPED);
  await page.keyboard.press('Control+Enter');
  await dialog().getByText(t('login.endedSaving')).waitFor();
  // It is there to stay.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await tryAgain('login.submitAndSave', 'not her password');
  await dialog().getByRole('alert').waitFor();
  await logInAgain('login.submitAndSave');
  await page.getByText(t('profile.saved', { block: t('profile.about') })).waitFor();
  await page.getByText(TYPED).waitFor();
});

it('is back on the same form with what was typed, after a session that ended and after a reload', async () => {
  await button('profile.editAbout').click();
  const about = page.getByRole('textbox', { name: t('candidate.info') });
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/me/drafts') && !!answer.request().postData()?.includes(AGAIN),
  );
  await about.fill(AGAIN);
  // The server keeps it before the session ends: at the end this browser has nothing, and asks the server.
  expect((await kept).status()).toBe(204);
  // It ends in another tab, while nothing is being saved.
  const other = await visit.context.newPage();
  await other.goto(`${urls.portal}/reset-password`);
  await other.evaluate(() => localStorage.setItem('byline.session', 'ended'));
  await dialog().getByText(t('login.endedHere')).waitFor();
  await looksRight(page, 'a session that ended');
  await logInAgain('login.submit');
  await endSession(product, page);
  await page.reload();
  await logInAgain('login.submit');
  await expect.poll(() => about.inputValue()).toBe(AGAIN);
  // Known to have ended before the page is loaded.
  await page.evaluate(() => localStorage.setItem('byline.session', 'ended'));
  await page.reload();
  await page.getByText(t('login.ended')).waitFor();
  await looksRight(page, 'login after a session ended');
  await logIn(page, t, NOOR);
  await expect.poll(() => about.inputValue()).toBe(AGAIN);
  // Another tab logs out: this page is left at once, and nothing stays in this browser.
  await endSession(product, page);
  await about.press('Control+Enter');
  await dialog().waitFor();
  await other.evaluate(() => localStorage.removeItem('byline.session'));
  await dialog().waitFor({ state: 'detached' });
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('byline.draft'));
  await expect.poll(() => other.evaluate(drafts)).toEqual([]);
  await other.close();
  await logIn(page, t, NOOR);
  await page
    .getByRole('status')
    .filter({ hasText: /op je computer/ })
    .waitFor();
  await button('common.cancel').click();
});

it('is back on the entry that was being edited, and removes it with what was typed', async () => {
  await page.goto(`${urls.portal}/work`);
  await page
    .getByRole('button', { name: t('experience.editOne', { name: '' }).trim() })
    .first()
    .click();
  const company = page.getByRole('textbox', { name: t('experience.company') });
  await company.fill('Een ander huis');
  await page.goBack();
  // Leaving a form with something typed asks.
  await button('leave.stay').click();
  await page.waitForURL(/\?open=/);
  await page.reload();
  await expect.poll(() => company.inputValue()).toBe('Een ander huis');
  await button('common.remove').click();
  await expect.poll(() => button('common.remove').count()).toBe(2);
  await button('common.remove').last().click();
  await page.getByText(t('experience.removed')).waitFor();
  await company.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

it('begins on a phone and finishes on a laptop', async () => {
  const phone = await visitor(browser, 'nl', { phone: true });
  await phone.page.goto(`${urls.portal}/profile?lang=nl&p-work=edit`);
  await logIn(phone.page, t, NOOR);
  const project = (at: Page): Locator => at.getByRole('textbox', { name: t('candidateField.topProject') });
  const kept = phone.page.waitForResponse((answer) => answer.url().endsWith('/me/drafts') && answer.status() === 204);
  await project(phone.page).fill('De audiogids van een stripmuseum.');
  await kept;
  await page.goto(`${urls.portal}/profile?p-work=edit`);
  await expect.poll(() => project(page).inputValue()).toBe('De audiogids van een stripmuseum.');
  await page
    .getByRole('status')
    .filter({ hasText: /op je telefoon/ })
    .waitFor();
  await looksRight(page, 'a draft from a phone');
  await button('draft.drop').click();
  await expect.poll(() => project(page).inputValue()).not.toBe('De audiogids van een stripmuseum.');
  await button('draft.undo').click();
  await project(page).press('Control+Enter');
  await page.getByText(t('profile.saved', { block: t('profile.howYouWork') })).waitFor();
  // What was saved elsewhere is not to be saved again.
  await phone.page.goto(`${urls.portal}/profile?p-work=edit`);
  await expect.poll(() => project(phone.page).inputValue()).toBe('De audiogids van een stripmuseum.');
  expect(await phone.page.getByRole('button', { name: t('draft.drop') }).count()).toBe(0);
  expect(phone.complaints).toEqual([]);
  await phone.context.close();
});

it('sends a file again that did not go through, and asks before leaving it behind', async () => {
  const [chosen, same] = [t('files.uploadFile'), t('files.same')];
  const cv = { name: 'Cv van Noor.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 one page') };
  const choose = async (): Promise<void> => {
    await page.getByLabel(chosen, { exact: true }).and(page.locator('input')).setInputFiles(cv);
    await button('files.cv').click();
  };
  await page.route('**/candidates/*/file', (route) => route.abort());
  await choose();
  await button('state.retry').waitFor();
  await page.getByRole('link', { name: t('layout.work'), exact: true }).click();
  await page.getByText(t('leave.files')).waitFor();
  await button('leave.stay').click();
  await page.unroute('**/candidates/*/file');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(t('files.uploaded', { name: cv.name })).waitFor();
  await choose();
  await page.getByText(same).waitFor();
  await button('files.cancel', { name: cv.name }).click();
  await page.getByText(same).waitFor({ state: 'detached' });
});

it('is back on the sample that was being described', async () => {
  await page
    .getByRole('button', { name: t('files.describe', { name: '' }).trim() })
    .first()
    .click();
  const title = page.getByRole('textbox', { name: t('files.title') });
  await title.fill('Een gids op papier');
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Een gids op papier');
  await button('common.cancel').click();
  await title.waitFor({ state: 'detached' });
});

it('keeps a registration through another language, a reload and the way back', async () => {
  const { page: tab, complaints, context } = await visitor(browser, 'nl');
  const f = portalWords('fr');
  const name = {
    firstname: 'Élise',
    name: 'Van den Broeck',
    email: 'elise@example.be',
    password: 'a quiet autumn noon',
  };
  await tab.goto(`${urls.portal}/?lang=nl`);
  await passBotCheck(tab, t, name);
  await tab.getByRole('textbox', { name: t('register.email') }).fill(name.email);
  await tab.getByLabel(t('register.password'), { exact: true }).fill(name.password);
  await tab.getByRole('link', { name: 'FR', exact: true }).click();
  await tab.getByRole('heading', { name: f('register.welcome', { firstname: name.firstname }) }).waitFor();
  // In the same page: not even the password has to be typed again.
  expect(await tab.getByLabel(f('register.password'), { exact: true }).inputValue()).toBe(name.password);
  expect(await tab.getByRole('combobox', { name: f('register.language') }).inputValue()).toBe('fr');
  await tab.reload();
  const email = tab.getByRole('textbox', { name: f('register.email') });
  await expect.poll(() => email.inputValue()).toBe(name.email);
  await tab.goBack();
  await expect.poll(() => tab.getByLabel(f('register.firstname'), { exact: true }).inputValue()).toBe(name.firstname);
  await tab.getByRole('button', { name: f('register.create'), exact: true }).click();
  await expect.poll(() => email.inputValue()).toBe(name.email);
  expect(complaints).toEqual([]);
  await context.close();
});
