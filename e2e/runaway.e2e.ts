import { expect, it } from 'vitest';
import { somebody } from './steps/somebody.ts';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { looksRight } from './support/look.ts';

interface Operation {
  _id: string;
  state: string;
  total: number;
}
interface List<T> {
  records: T[];
  totalCount: number;
}

const MAIL = { subject: 'Runaway {{firstname}}', message: '<p>Dear {{firstname}},</p><p>Are you free?</p>' };
const lotte = await callsOf();
const starter = await somebody(lotte, 'runaway');
await lotte('PATCH', 'users/role', { userId: starter.userId, role: 'recruiter' });
const call = await callsOf(starter.email);
const asked = await call<Operation>('POST', 'candidates/bulk', { selection: { all: true }, action: { mail: MAIL } });
expect(asked.state).toBe('waiting');
const { page, t, confirm } = await atConsole('en', '/tasks');

/** The number of mails in a state. */
const mails = async (status: string): Promise<number> =>
  (await lotte<List<object>>('GET', `emails?search=Runaway&filter[status]=${status}&limit=100`)).records.length;

const openMenu = (): Promise<void> =>
  page.getByRole('button', { name: t('layout.account', { name: 'Lotte Janssens' }) }).click();

it('a mail to everybody waits for the approval of a colleague; a super-admin stops it in three clicks and sees its starter and address', async () => {
  const name = `${starter.firstname} ${starter.name}`;
  await page.getByText(t('layout.workCount', { count: 1 })).waitFor({ state: 'attached' });
  await openMenu();
  await looksRight(page, 'running work in the menu');
  await page.getByRole('menuitem', { name: new RegExp(name) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('127.0.0.1').waitFor();
  await dialog.getByText(name, { exact: true }).waitFor();
  await dialog
    .getByText(/^Runaway /)
    .first()
    .waitFor();
  await looksRight(page, 'a mail to everybody that waits');
  expect(await mails('scheduled')).toBe(0);
  await confirm('bulk.approve');
  await page.getByText(t('bulk.approved')).waitFor();
  await expect.poll(() => mails('scheduled'), { timeout: 20_000 }).toBeGreaterThan(50);

  await page.getByText(t('layout.workCount', { count: 1 })).waitFor({ state: 'attached' });
  await openMenu();
  await page.getByRole('menuitem', { name: new RegExp(name) }).click();
  await dialog.getByRole('button', { name: /cancel sending$/i }).click();
  await page.getByText(/mails are not sent/).waitFor();
  expect([await mails('scheduled'), await mails('sending'), await mails('sent')]).toEqual([0, 0, 0]);
  await lotte('DELETE', `users/role?userId=${starter.userId}&role=recruiter`);
});
