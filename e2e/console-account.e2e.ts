import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD, logIn, logOut } from './steps/console.ts';
import { formActions } from './steps/form-actions.ts';
import { somebody, type Somebody } from './steps/somebody.ts';
import { LOTTE } from './steps/visits.ts';
import { codeFor } from './support/authenticator.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { addAuthenticator } from './support/passkeys.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { consoleWords } from './support/words.ts';

/** Staff secure their own login, and manage the logins of others. */
const { urls } = runningProduct();
const t = consoleWords('nl');
const { page, complaints } = await visitor(await openBrowser(), 'nl');
await addAuthenticator(page);
const { button, press, confirm } = formActions(page, t);
const call = await callsOf();
const recruiter = await somebody(call, 'console-account');
await call('PATCH', 'users/role', { userId: recruiter.userId, role: 'recruiter' });

const nameOf = ({ firstname, name }: Somebody): string => `${firstname} ${name}`;
const dialog = (): Locator => page.getByRole('dialog');
const fill = (label: string, text: string): Promise<void> =>
  dialog()
    .getByRole('textbox', { name: t(label), exact: true })
    .fill(text);

const step = inOrder('staff log in by a passkey, and see to logins of others');

step('a recruiter who must have a second factor chooses one and sets it up', async () => {
  await page.goto(`${urls.console}/login?lang=nl`);
  // The running product does not require a second factor, so this changes the answer. HTTP tests check the answer of an API that requires
  // one.
  await page.route('**/auth/login', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...json, setUpNeeded: true } });
  });
  await logIn(page, t, recruiter.email);
  await button('session.withApp').waitFor();
  await looksRight(page, 'choosing a second factor');
  await press('session.withApp');
  await press('twoFactor.next');
  await page.getByRole('img', { name: t('recruiters.qrImage') }).waitFor();
  await looksRight(page, 'setting up an app at the login');
  await press('common.back');
  await press('session.withPasskey');
  await press('passkeys.adding');
  await page.getByText(t('session.setUpDone')).waitFor();
  await looksRight(page, 'a second factor was set up');
  await page.unroute('**/auth/login');
});

step('and logs in with it', async () => {
  await press('session.passkey');
  await press('layout.account', { name: nameOf(recruiter) });
  await page.getByRole('menuitem', { name: t('layout.yourAccount') }).click();
  await page.getByRole('heading', { name: t('account.title') }).waitFor();
  await page.getByText(t('passkeys.anyName'), { exact: true }).waitFor();
  await looksRight(page, 'the account');
});

step('names a passkey, removes it and makes another', async () => {
  const more = (name: string) => page.getByRole('button', { name: t('passkeys.more', { name }) });
  await more(t('passkeys.anyName')).click();
  await page.getByRole('menuitem', { name: t('passkeys.rename') }).click();
  await fill('passkeys.name', 'Laptop');
  await confirm('common.save');
  await more('Laptop').click();
  await page.getByRole('menuitem', { name: t('common.remove') }).click();
  await fill('proof.password', 'not the password');
  await confirm('common.remove');
  await dialog().getByText(t('field.wrong_password')).waitFor();
  await looksRight(page, 'removing a passkey');
  await fill('proof.password', DEMO_PASSWORD);
  await confirm('common.remove');
  await page.getByText(t('passkeys.none')).waitFor();
  await press('passkeys.add');
  await fill('proof.password', DEMO_PASSWORD);
  await confirm('passkeys.adding');
  await more(t('passkeys.anyName')).waitFor();
});

step('turns two-factor on, with recovery codes', async () => {
  await press('twoFactor.setUp');
  await fill('twoFactor.password', DEMO_PASSWORD);
  await confirm('twoFactor.next');
  const secret = (await dialog().locator('code').innerText()).replaceAll(' ', '');
  await fill('twoFactor.code', codeFor(secret));
  await confirm('twoFactor.turnOn');
  await dialog().getByText(t('twoFactor.keepThem')).waitFor();
  await looksRight(page, 'recovery codes');
  await confirm('twoFactor.kept');
  await page.getByText(t('account.codesLeft', { count: 10 })).waitFor();
  await logOut(page, t, nameOf(recruiter));
});

step('a colleague enters another address of a candidate, which waits', async () => {
  const candidate = await somebody(call, 'rescued');
  await logIn(page, t, LOTTE);
  await button('profile.actions').or(page.getByRole('searchbox').first()).first().waitFor();
  await page.goto(`${urls.console}/candidates/${candidate._id}`);
  await press('profile.actions');
  await page.getByRole('menuitem', { name: t('profile.edit') }).click();
  const email = page.getByRole('textbox', { name: t('candidateField.email'), exact: true });
  await email.fill('wim.nieuw@byline.example');
  await press('common.save');
  await page.getByText(t('profile.savedEmailWaits')).waitFor();
  await page.getByText(t('profile.emailWaits', { email: 'wim.nieuw@byline.example' })).waitFor();
  await looksRight(page, 'an address that waits');
});

step('and restores the login of who no longer reads theirs', async () => {
  await press('profile.actions');
  await page.getByRole('menuitem', { name: t('rescue.open') }).click();
  await dialog().getByText(t('rescue.effects')).waitFor();
  await looksRight(page, 'restoring a login');
  await fill('rescue.email', 'wim.gered@byline.example');
  await fill('rescue.reason', 'Teruggebeld op het nummer van het profiel.');
  await fill('proof.password', DEMO_PASSWORD);
  await confirm('rescue.action');
  await page.getByText('wim.gered@byline.example').first().waitFor();
  await page.getByText(t('profile.emailWaits', { email: 'wim.nieuw@byline.example' })).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await call('DELETE', `users/role?userId=${recruiter.userId}&role=recruiter`);
});
