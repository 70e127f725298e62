import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD, logIn, logOut } from './steps/console.ts';
import { formActions } from './steps/form-actions.ts';
import { somebody } from './steps/somebody.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { consoleWords, portalWords } from './support/words.ts';

/** A recruiter sees to their own login, and gets a new password by mail. */
const { urls } = runningProduct();
const t = consoleWords('fr');
const portal = portalWords('fr');
const browser = await openBrowser();
const { page, complaints } = await visitor(browser, 'fr');
const { button, press, confirm } = formActions(page, t);
const call = await callsOf();
const recruiter = await somebody(call, 'console-login');
await call('PATCH', 'users/role', { userId: recruiter.userId, role: 'recruiter' });
const CHANGED = 'een rustige herfstmiddag';
const NEXT = 'een stille winteravond';
const name = `${recruiter.firstname} ${recruiter.name}`;

const dialog = (): Locator => page.getByRole('dialog');
const fill = (label: string, text: string): Promise<void> =>
  dialog()
    .getByRole('textbox', { name: t(label), exact: true })
    .fill(text);
const enter = async (password: string): Promise<void> => {
  await page.goto(`${urls.console}/login?lang=fr`);
  await logIn(page, t, recruiter.email, password);
  await button('layout.account', { name }).waitFor();
};

const step = inOrder('a recruiter sees to their own login');

step('ends the session of another device', async () => {
  await enter(DEMO_PASSWORD);
  const other = await visitor(browser, 'fr');
  await other.page.goto(`${urls.console}/login?lang=fr`);
  await logIn(other.page, t, recruiter.email);
  await other.page.getByRole('button', { name: t('layout.account', { name }) }).waitFor();
  await page.goto(`${urls.console}/account`);
  await page.getByText(t('account.thisDevice'), { exact: true }).waitFor();
  await looksRight(page, 'own sessions');
  await press('account.endOthers');
  await confirm('account.endOthers');
  await page.getByText(t('account.othersEnded')).waitFor();
  await button('account.endOthers').waitFor({ state: 'detached' });
  await other.page.reload();
  await other.page.getByRole('textbox', { name: t('session.email'), exact: true }).waitFor();
});

step('changes the password, and asks for another address', async () => {
  await press('account.changePassword');
  await fill('account.currentPassword', DEMO_PASSWORD);
  await fill('account.newPassword', CHANGED);
  await looksRight(page, 'changing the password');
  await confirm('account.changePassword');
  await page.getByText(t('account.passwordChanged')).waitFor();
  await press('account.changeEmail');
  await fill('account.newEmail', 'somebody.else@example.be');
  await fill('account.currentPassword', CHANGED);
  await confirm('account.changeEmail');
  await button('account.resendEmail', { count: 2 }).waitFor();
  await looksRight(page, 'an address of a recruiter that waits');
  await press('account.cancelEmail');
  await button('account.resendEmail', { count: 2 }).waitFor({ state: 'detached' });
  await logOut(page, t, name);
});

step('gets a new password by mail, and returns to the console', async () => {
  await page.getByRole('link', { name: t('login.forgot') }).click();
  await page.getByLabel(portal('login.email'), { exact: true }).fill(recruiter.email);
  await page.keyboard.press('Enter');
  await page.getByText(portal('email_sent_title')).waitFor();
  const link = linkIn(await mailTo(recruiter.email, 'Choisissez un nouveau mot de passe'), '/reset-password/');
  await page.goto(link);
  await page.getByLabel(portal('account.newPassword'), { exact: true }).fill(NEXT);
  await page.getByLabel(portal('password.confirm'), { exact: true }).fill(NEXT);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: t('account.passwordChanged') }).waitFor();
  await looksRight(page, 'a recruiter with a new password');
  await page.getByRole('link', { name: portal('recruiter.open') }).click();
  await logIn(page, t, recruiter.email, NEXT);
  await button('layout.account', { name }).waitFor();
  expect(complaints).toEqual([]);
  await call('DELETE', `users/role?userId=${recruiter.userId}&role=recruiter`);
});
