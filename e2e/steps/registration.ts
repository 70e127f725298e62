import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { linkIn, mailTo } from '../support/mailbox.ts';
import type { Words } from '../support/words.ts';

export interface Person {
  firstname: string;
  name: string;
  email: string;
  password: string;
  /** A translator by default. */
  function?: string;
}

/** Chooses a value unless the form already proposes it. */
async function choose(select: Locator, value: string): Promise<void> {
  if ((await select.inputValue()) !== value) await select.selectOption(value);
}

/** Enters the names, passes the bot check and opens the registration form. */
export async function passBotCheck(page: Page, t: Words, person: Person): Promise<void> {
  const create = page.getByRole('button', { name: t('register.create'), exact: true });
  await page.getByLabel(t('register.firstname'), { exact: true }).fill(person.firstname);
  await page.getByLabel(t('register.lastname'), { exact: true }).fill(person.name);
  expect(await create.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: t('botCheck.human') }).check();
  await page
    .getByRole('status')
    .filter({ hasText: t('botCheck.verified') })
    .waitFor({ timeout: 60_000 });
  await create.click();
  await page.waitForURL(/\/register/);
  // The address changes before the page does. Both pages have this button and a password, but only the registration form has a field to
  // repeat the password.
  await page.getByLabel(t('password.confirm'), { exact: true }).waitFor();
}

/** Fills in the registration form without sending it. */
export async function fillRegistration(page: Page, t: Words, person: Person, language: string): Promise<void> {
  await choose(page.getByLabel(t('experience.function'), { exact: true }), person.function ?? 'translator');
  await choose(page.getByRole('combobox', { name: t('register.language'), exact: true }), language);
  await page.getByLabel(t('login.email'), { exact: true }).fill(person.email);
  await page.getByLabel(t('account.password'), { exact: true }).fill(person.password);
  await page.getByLabel(t('password.confirm'), { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: t('register.privacyLabel') }).check();
}

export const submitRegistration = (page: Page, t: Words): Promise<void> =>
  page.getByRole('button', { name: t('register.create'), exact: true }).click();

/** Opens the link of the activation mail, waits for the welcome, and returns the link. */
export async function activate(page: Page, t: Words, person: Person): Promise<string> {
  const mail = await mailTo(person.email);
  const link = linkIn(mail, '/activate/');
  expect(mail.text).toContain(new URL(link).pathname.split('/').at(-1));
  await page.goto(link);
  await page.getByRole('heading', { name: t('register.welcome', { firstname: person.firstname }) }).waitFor();
  return link;
}

export async function logIn(
  page: Page,
  t: Words,
  person: Pick<Person, 'email' | 'password'>,
  submit = 'login.submit',
): Promise<void> {
  await page.getByLabel(t('login.email'), { exact: true }).fill(person.email);
  await page.getByLabel(t('login.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t(submit), exact: true }).click();
}
