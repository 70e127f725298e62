import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn, passBotCheck } from './steps/registration.ts';
import { atPortal, NOOR as email } from './steps/visits.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { endSession } from './support/session.ts';
import { visitor } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

const { urls } = runningProduct();
const NOOR = { email, password: DEMO_PASSWORD };
const AGAIN = 'En morgen nog eens.';
const TYPED = 'Ik herlees alles, ook wat ik vergat op te slaan.';
const { browser, context, page, complaints, t, open, button, press } = await atPortal('nl', '/profile', { email });
await page.setViewportSize({ width: 390, height: 844 });
await button('profile.editAbout').waitFor();

beforeEach(async () => {
  await open('/profile');
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

const dialog = (): Locator => page.getByRole('dialog', { name: t('login.endedTitle') });
const tryAgain = async (submit: string, password: string): Promise<void> => {
  await dialog().getByLabel(t('login.password'), { exact: true }).fill(password);
  await press(submit);
};
const logInAgain = async (submit: string): Promise<void> => {
  await tryAgain(submit, NOOR.password);
  await dialog().waitFor({ state: 'detached' });
};

it('asks for a login over the form after the session ended, and saves the typed values', async () => {
  await press('profile.editAbout');
  const about = page.getByRole('textbox', { name: t('candidate.info') });
  await endSession(page);
  await about.fill(TYPED);
  await page.keyboard.press('Control+Enter');
  await dialog().getByText(t('login.endedSaving')).waitFor();
  // Escape does not close it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await tryAgain('login.submitAndSave', 'not her password');
  await dialog().getByRole('alert').waitFor();
  await logInAgain('login.submitAndSave');
  await page.getByText(t('profile.saved', { block: t('profile.about') })).waitFor();
  await page.getByText(TYPED).waitFor();
});

it('returns to the same form with the typed values, after an ended session and after a reload', async () => {
  await press('profile.editAbout');
  const about = page.getByRole('textbox', { name: t('candidate.info') });
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/me/drafts') && !!answer.request().postData()?.includes(AGAIN),
  );
  await about.fill(AGAIN);
  // Waits until the server has stored the draft, because the logout below removes the copy of this browser.
  expect((await kept).status()).toBe(204);
  // The session ends in another tab, without a save in this one.
  const other = await context.newPage();
  await other.goto(`${urls.portal}/reset-password`);
  await other.evaluate(() => localStorage.setItem('byline.session', 'ended'));
  await dialog().getByText(t('login.endedHere')).waitFor();
  await looksRight(page, 'a session that ended');
  await logInAgain('login.submit');
  await endSession(page);
  await page.reload();
  await logInAgain('login.submit');
  await expect.poll(() => about.inputValue()).toBe(AGAIN);
  // The page knows before it loads that the session has ended.
  await page.evaluate(() => localStorage.setItem('byline.session', 'ended'));
  await page.reload();
  await page.getByText(t('login.ended')).waitFor();
  await looksRight(page, 'login after a session ended');
  await logIn(page, t, NOOR);
  await expect.poll(() => about.inputValue()).toBe(AGAIN);
  // A logout in another tab leaves this page at once, and removes all drafts from this browser.
  await endSession(page);
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
  await press('common.cancel');
});

it('returns to the edited entry, and removes it with the typed values', async () => {
  await open('/work');
  await page
    .getByRole('button', { name: t('experience.editOne', { name: '' }).trim() })
    .first()
    .click();
  const company = page.getByRole('textbox', { name: t('experience.company') });
  await company.fill('Een ander huis');
  await page.goBack();
  // A form with unsaved text asks before the user leaves.
  await press('leave.stay');
  await page.waitForURL(/\?open=/);
  await page.reload();
  await expect.poll(() => company.inputValue()).toBe('Een ander huis');
  await press('common.remove');
  await expect.poll(() => button('common.remove').count()).toBe(2);
  await button('common.remove').last().click();
  await page.getByText(t('experience.removed')).waitFor();
  await company.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

it('begins on a phone and finishes on a laptop', async () => {
  const phone = await atPortal('nl', '/profile?p-work=edit', { email, phone: true });
  const project = (at: Page): Locator => at.getByRole('textbox', { name: t('candidateField.topProject') });
  const kept = phone.page.waitForResponse((answer) => answer.url().endsWith('/me/drafts') && answer.status() === 204);
  await project(phone.page).fill('De audiogids van een stripmuseum.');
  await kept;
  await open('/profile?p-work=edit');
  await expect.poll(() => project(page).inputValue()).toBe('De audiogids van een stripmuseum.');
  await page
    .getByRole('status')
    .filter({ hasText: /op je telefoon/ })
    .waitFor();
  await looksRight(page, 'a draft from a phone');
  await press('draft.drop');
  await expect.poll(() => project(page).inputValue()).not.toBe('De audiogids van een stripmuseum.');
  await press('draft.undo');
  await project(page).press('Control+Enter');
  await page.getByText(t('profile.saved', { block: t('profile.howYouWork') })).waitFor();
  // A draft whose form was saved on another device does not come back.
  await phone.page.goto(`${urls.portal}/profile?p-work=edit`);
  await expect.poll(() => project(phone.page).inputValue()).toBe('De audiogids van een stripmuseum.');
  expect(await phone.page.getByRole('button', { name: t('draft.drop') }).count()).toBe(0);
  expect(phone.complaints).toEqual([]);
  await phone.context.close();
});

it('sends a failed file again, and asks before leaving without it', async () => {
  const [chosen, same] = [t('files.uploadFile'), t('files.same')];
  const cv = { name: 'Cv van Noor.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 one page') };
  const choose = async (): Promise<void> => {
    await page.getByLabel(chosen, { exact: true }).and(page.locator('input')).setInputFiles(cv);
    await press('files.cv');
  };
  await page.route('**/candidates/*/file', (route) => route.abort());
  await choose();
  await button('state.retry').waitFor();
  await page.getByRole('link', { name: t('layout.work'), exact: true }).click();
  await page.getByText(t('leave.files')).waitFor();
  await press('leave.stay');
  await page.unroute('**/candidates/*/file');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(t('files.uploaded', { name: cv.name })).waitFor();
  await choose();
  await page.getByText(same).waitFor();
  await press('files.cancel', { name: cv.name });
  await page.getByText(same).waitFor({ state: 'detached' });
});

it('returns to the description of a sample', async () => {
  await page
    .getByRole('button', { name: t('files.describe', { name: '' }).trim() })
    .first()
    .click();
  const title = page.getByRole('textbox', { name: t('files.title') });
  await title.fill('Een gids op papier');
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Een gids op papier');
  await press('common.cancel');
  await title.waitFor({ state: 'detached' });
});

it('keeps a registration through another language, a reload and going back', async () => {
  const { page: tab, complaints: ofTab, context: own } = await visitor(browser, 'nl');
  const f = portalWords('fr');
  const name = {
    firstname: 'Élise',
    name: 'Van den Broeck',
    email: 'elise@example.be',
    password: 'a quiet autumn noon',
  };
  await tab.goto(`${urls.portal}/?lang=nl`);
  await passBotCheck(tab, t, name);
  await tab.getByRole('textbox', { name: t('login.email') }).fill(name.email);
  await tab.getByLabel(t('account.password'), { exact: true }).fill(name.password);
  await tab.getByRole('link', { name: 'FR', exact: true }).click();
  await tab.getByRole('heading', { name: f('register.welcome', { firstname: name.firstname }) }).waitFor();
  // A change of the language keeps the page, and so even the password.
  expect(await tab.getByLabel(f('account.password'), { exact: true }).inputValue()).toBe(name.password);
  expect(await tab.getByRole('combobox', { name: f('register.language') }).inputValue()).toBe('fr');
  await tab.reload();
  const email = tab.getByRole('textbox', { name: f('login.email') });
  await expect.poll(() => email.inputValue()).toBe(name.email);
  await tab.goBack();
  await expect.poll(() => tab.getByLabel(f('register.firstname'), { exact: true }).inputValue()).toBe(name.firstname);
  await tab.getByRole('button', { name: f('register.create'), exact: true }).click();
  await expect.poll(() => email.inputValue()).toBe(name.email);
  expect(ofTab).toEqual([]);
  await own.close();
});
