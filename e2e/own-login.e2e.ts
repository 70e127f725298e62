import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { pause } from '../tools/lib/pause.ts';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn } from './steps/registration.ts';
import { atPortal, DAAN } from './steps/visits.ts';
import { codeFor } from './support/authenticator.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { addAuthenticator } from './support/passkeys.ts';
import { endSession } from './support/session.ts';

/** A candidate secures their own login, and logs in with it. */
const LOGIN = { email: DAAN, password: DEMO_PASSWORD };
const STEP_MS = 30_000;
/** Time for the API to receive a code after it is typed; a code that ends earlier is skipped. */
const TYPING_MS = 10_000;
const { page, complaints, t, open, button, press, labelled: field } = await atPortal('nl', '/account', LOGIN);
let secret: string;
let recoveryCodes: string[];

const section = (): Locator => page.getByRole('region', { name: t('twoFactor.title') });

/**
 * Types the next unused code, when its field is there. A code works once, in its own step and in the steps before and after. So three codes
 * are available without waiting, except near the end of a step.
 */
let used = 0;
async function typeNextCode(into: Locator): Promise<void> {
  await into.waitFor();
  used = Math.max(used + 1, Math.floor((Date.now() + TYPING_MS) / STEP_MS) - 1);
  const early = (used - 1) * STEP_MS - Date.now();
  if (early > 0) await pause(early, 'the next code counts from then on');
  await into.fill(codeFor(secret, (used * STEP_MS) / 1_000));
}

/** Opens the account page without a session, so that a login leads back to it. */
async function leave(): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('byline.session'));
  await open('/account?lang=nl');
}

const step = inOrder('somebody makes their login safer and logs in with it');

step('turns two-factor on with a code of the app, and keeps the recovery codes', async () => {
  await press('twoFactor.setUpLong');
  await field('twoFactor.password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: t('twoFactor.picture') }).waitFor();
  await looksRight(page, 'setting up two-factor');
  secret = (
    await section()
      .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .innerText()
  ).replaceAll(' ', '');
  await typeNextCode(field('twoFactor.code'));
  await page.keyboard.press('Enter');
  await button('twoFactor.kept').waitFor();
  recoveryCodes = await section().getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await looksRight(page, 'the recovery codes');
  const [download] = await Promise.all([page.waitForEvent('download'), button('twoFactor.download').click()]);
  expect(download.suggestedFilename()).toBe('byline-recovery-codes.txt');
  await press('twoFactor.kept');
  await section()
    .getByText(t('twoFactor.left', { count: 10 }))
    .waitFor();
});

step('logs in with a code, over a session that ended too', async () => {
  await endSession(page);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: t('login.endedTitle') });
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(DEMO_PASSWORD);
  await press('login.submit');
  await typeNextCode(dialog.getByLabel(t('login.code'), { exact: true }));
  await press('login.submit');
  await dialog.waitFor({ state: 'detached' });
  await section().getByText(t('twoFactor.on'), { exact: true }).waitFor();
});

step('logs in with a recovery code, once', async () => {
  const [code = ''] = recoveryCodes;
  await leave();
  await logIn(page, t, LOGIN);
  await press('login.useRecovery');
  await field('login.recoveryCode').fill(code);
  await page.keyboard.press('Enter');
  await section()
    .getByText(t('twoFactor.left', { count: 9 }))
    .waitFor();
  await leave();
  await logIn(page, t, LOGIN);
  await press('login.useRecovery');
  await looksRight(page, 'the step that takes a recovery code');
  await field('login.recoveryCode').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Gegevens niet correct.' }).waitFor();
  await press('login.useApp');
  await typeNextCode(field('login.code'));
  await page.keyboard.press('Enter');
  await section().waitFor();
});

step('adds and removes a passkey with a code as well, also over a session that ended', async () => {
  await addAuthenticator(page);
  await press('passkeys.add');
  await field('twoFactor.password').press('Enter');
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(2);
  await field('twoFactor.password').fill(DEMO_PASSWORD);
  await field('twoFactor.code').fill('000000');
  await field('passkeys.name').fill('Sleutel');
  await page.keyboard.press('Enter');
  await page.getByText(t('field.wrong_code')).waitFor();
  await looksRight(page, 'a passkey that takes a code');
  await endSession(page);
  await field('twoFactor.code').fill(recoveryCodes[2] ?? '');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('login.endedTitle') });
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await press('login.useRecovery', {}, dialog);
  await dialog.getByLabel(t('login.recoveryCode'), { exact: true }).fill(recoveryCodes[4] ?? '');
  await page.keyboard.press('Enter');
  await press('passkeys.removeNamed', { name: 'Sleutel' });
  await field('twoFactor.password').fill(DEMO_PASSWORD);
  await field('twoFactor.code').fill(recoveryCodes[3] ?? '');
  await page.keyboard.press('Enter');
  await page.getByText(t('passkeys.none')).waitFor();
});

step('turns it off with password and code', async () => {
  await press('twoFactor.turnOffLong');
  await field('twoFactor.password').fill(DEMO_PASSWORD);
  await field('twoFactor.code').fill(recoveryCodes[1] ?? '');
  await looksRight(page, 'turning off two-factor');
  await page.keyboard.press('Enter');
  await button('twoFactor.setUpLong').waitFor();
});

step('adds a passkey, logs in with nothing else, and no longer once it is removed', async () => {
  await press('passkeys.add');
  await field('twoFactor.password').fill(DEMO_PASSWORD);
  await field('passkeys.name').fill('Laptop van Daan');
  await looksRight(page, 'adding a passkey');
  await page.keyboard.press('Enter');
  const remove = button('passkeys.removeNamed', { name: 'Laptop van Daan' });
  await remove.waitFor();
  await looksRight(page, 'an account with a passkey');
  await leave();
  await press('login.passkey');
  await remove.click();
  await field('twoFactor.password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(t('passkeys.none')).waitFor();
  await leave();
  await press('login.passkey');
  await page.getByText(t('login.passkeyFailed')).waitFor();
  await looksRight(page, 'a passkey that does not count');
  expect(complaints).toEqual([]);
});
