import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeFor, scan } from '../support/authenticator.ts';
import type { Words } from '../support/words.ts';
import type { Person } from './registration.ts';

export const DEMO_PASSWORD = 'byline-demo-2026';

/** Enters email and password. The next screen depends on two-factor. */
export async function logIn(page: Page, t: Words, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: t('session.email'), exact: true }).fill(email);
  await page.getByRole('textbox', { name: t('session.password'), exact: true }).fill(password);
  await page.getByRole('button', { name: t('session.logIn'), exact: true }).click();
}

export async function enterCode(page: Page, t: Words, code: string): Promise<void> {
  await page.getByRole('textbox', { name: t('session.code'), exact: true }).fill(code);
  await page.getByRole('button', { name: t('session.verify'), exact: true }).click();
}

/** Enters the app's current code, and waits for the console. */
export async function enterCodeOf(page: Page, t: Words, secret: string, name: string): Promise<void> {
  await enterCode(page, t, codeFor(secret));
  await page.getByRole('button', { name: t('layout.account', { name }) }).waitFor();
}

/** Turns two-factor on for a recruiter on the recruiters' page, scans the QR code, and returns its secret. */
export async function generateQr(page: Page, t: Words, name: string): Promise<string> {
  await page.getByRole('button', { name: `${t('recruiters.generateQr')}: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('proof.password'), exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: t('recruiters.generateQr'), exact: true }).click();
  const picture = page.getByRole('img', { name: t('recruiters.qrImage') });
  await picture.waitFor();
  const { secret } = await scan((await picture.getAttribute('src')) ?? '');
  await page.getByRole('button', { name: t('recruiters.done'), exact: true }).click();
  return secret;
}

/** Only presses the menu item, because the app asks first if there is unsaved text. */
export async function pressLogOut(page: Page, t: Words, name: string): Promise<void> {
  await page.getByRole('button', { name: t('layout.account', { name }) }).click();
  await page.getByRole('menuitem', { name: t('layout.logOut') }).click();
}

export async function logOut(page: Page, t: Words, name: string): Promise<void> {
  await pressLogOut(page, t, name);
  await page.getByRole('textbox', { name: t('session.email'), exact: true }).waitFor();
}

/** Finds a candidate by name in the list and opens the full profile. */
export async function openCandidate(page: Page, t: Words, person: Pick<Person, 'firstname' | 'name'>): Promise<void> {
  // Waits for the new rows, so that the click does not hit a row that is about to move.
  await Promise.all([
    page.waitForResponse((answer) => /\/api\/v1\/candidates\?.*search=/.test(answer.url())),
    page.getByRole('searchbox', { name: t('candidates.search') }).fill(person.name),
  ]);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.getByRole('link', { name: `${person.firstname} ${person.name}`, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `${person.firstname} ${person.name}` }).waitFor();
}

/** Downloads a file of the open candidate. */
export async function download(page: Page, t: Words, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('common.download', { name }) }).click(),
  ]);
  return readFile(await file.path());
}

export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();

async function writeRich(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.keyboard.type(text);
}

/** Pastes as a word processor does, which marks bold by a style. */
async function pasteStyled(page: Page, label: string, html: string): Promise<void> {
  // Waits for the real editor, because its placeholder does not accept styles.
  const editor = page.getByRole('textbox', { name: label, exact: true }).and(page.locator('[contenteditable]'));
  await editor.click();
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Starts an interview, answers, and reloads the page before the last words are sent. The words must not be lost. */
export async function answerInterview(page: Page, t: Words, answer: string): Promise<void> {
  await openTab(page, t('interviews.tab'));
  await page.getByRole('button', { name: t('interviews.start'), exact: true }).click();
  await page.getByRole('menuitem').first().click();
  const list = page.getByRole('list', { name: t('interviews.tab') });
  const [before = '', after = ''] = t('autosave.saved', { time: '|' }).split('|');
  await page.keyboard.type(answer);
  await list
    .getByRole('status')
    .filter({ hasText: new RegExp(`${before}\\d\\d:\\d\\d${after}`) })
    .waitFor();
  await page.context().setOffline(true);
  await page.keyboard.type(' Offline.');
  await list.getByText(t('autosave.notSaved')).waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await list.getByRole('button', { expanded: false }).first().click();
  await expect.poll(() => list.getByRole('textbox').first().inputValue()).toBe(`${answer} Offline.`);
}

export async function writeNote(page: Page, t: Words, text: string): Promise<void> {
  await openTab(page, t('notes.tab'));
  await page.getByRole('button', { name: t('notes.add'), exact: true }).click();
  await writeRich(page, t('notes.text'), `${text} `);
  await pasteStyled(page, t('notes.text'), '<style>p {}</style><span style="font-weight:700">Seen</span>');
  await page.getByRole('button', { name: t('notes.save'), exact: true }).click();
  await page
    .getByRole('list', { name: t('notes.tab') })
    .locator('p', { hasText: text })
    .locator('strong', { hasText: 'Seen' })
    .waitFor();
}

/** A moment some minutes from now in the format of the form, in Brussels time. */
function minutesFromNow(minutes: number): string {
  const parts = new Intl.DateTimeFormat('nl-BE', {
    timeZone: 'Europe/Brussels',
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(Date.now() + minutes * 60_000);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`;
}

/** A scheduled mail, and the authorization of its recruiter. */
export interface ScheduledMail {
  address: string;
  version: number;
  authorization: string;
}

/** Schedules a mail for ten minutes later, which leaves time to check the screen. */
export async function scheduleMail(page: Page, t: Words, subject: string, message: string): Promise<ScheduledMail> {
  await openTab(page, t('emails.tab'));
  await page.getByRole('button', { name: t('emails.write'), exact: true }).click();
  await page.getByRole('textbox', { name: t('emails.subject'), exact: true }).fill(subject);
  await writeRich(page, t('emails.message'), message);
  await page.getByRole('button', { name: t('emails.other'), exact: true }).click();
  await page.getByRole('textbox', { name: t('emails.scheduledAt'), exact: true }).fill(minutesFromNow(10));
  const [created] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/emails') && response.status() === 201),
    page.getByRole('button', { name: t('emails.schedule'), exact: true }).click(),
  ]);
  await page.getByText(subject).first().waitFor();
  const { data } = (await created.json()) as { data: { _id: string; version: number } };
  const { authorization = '' } = await created.request().allHeaders();
  return { address: `${created.url()}/${data._id}`, version: data.version, authorization };
}

/** Moves a mail to some seconds from now through the API, because the form accepts only minutes. Returns the due time. */
export async function moveMail({ address, version, authorization }: ScheduledMail, seconds: number): Promise<Date> {
  const scheduledAt = new Date(Date.now() + seconds * 1_000);
  const { status } = await fetch(address, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ version, scheduledAt }),
  });
  expect(status).toBe(200);
  return scheduledAt;
}

/** Approves the only application of the open candidate. */
const nameOf = ({ firstname, name }: Person): string => `${firstname} ${name}`;

/** An application on the page of its candidate. */
export const applicationFor = (page: Page, job: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: job, exact: true }) });

/** Declines an application with a reason for the candidate. */
export async function declineApplication(
  page: Page,
  t: Words,
  person: Person,
  job: string,
  reason: string,
): Promise<void> {
  await applicationFor(page, job)
    .getByRole('button', { name: t('applications.declineOf', { name: nameOf(person) }), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('applications.candidateReason') }).fill(reason);
  await dialog.getByRole('button', { name: t('applications.send', { count: 1 }), exact: true }).click();
  await page.getByText(t('applications.declined', { count: 1 })).waitFor();
}

export async function approveApplication(page: Page, t: Words, person: Person, job: string): Promise<void> {
  await applicationFor(page, job)
    .getByRole('button', { name: t('applications.approveOf', { name: nameOf(person) }), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('applications.reason') }).fill('The best test');
  await dialog.getByRole('button', { name: t('applications.approve'), exact: true }).click();
  await page.getByText(t('applications.approved', { count: 1 })).waitFor();
  await page.getByText('The best test').waitFor();
}
