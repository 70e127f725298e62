import { expect, it } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { looksRight } from './support/look.ts';
import { countShifts, shiftOf } from './support/shift.ts';

it('shows what today asks, and opens first for those who choose it', async () => {
  const { page, complaints, t, open } = await atConsole('nl', '/agenda');
  await page.getByRole('button', { name: t('agenda.add') }).waitFor();
  const call = await callsOf();
  const { _id: me } = await call<{ _id: string }>('GET', 'users/me');
  const soon = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  await call('POST', 'calendar', { title: 'Overleg nu', startDate: soon(-5), endDate: soon(5), assignedTo: me });
  await page.getByRole('link', { name: 'Byline', exact: true }).click();
  await page.waitForURL('**/day');
  await page.getByRole('heading', { level: 1, name: t('day.title') }).waitFor();
  await page.getByRole('link', { name: 'Overleg nu' }).waitFor();
  await page.getByRole('heading', { level: 2, name: t('day.applications') }).waitFor();
  await page
    .getByText(t('day.late', { date: '' }))
    .first()
    .waitFor();
  await looksRight(page, 'my day');
  await page.getByRole('link', { name: 'Overleg nu' }).click();
  await page.getByRole('dialog').waitFor();
  await open('/account');
  const reminders = page.getByRole('checkbox', { name: t('account.remindersOn') });
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await reminders.click();
  expect(await (await stored).json()).toMatchObject({ reminders: false });
  await page.reload();
  await reminders.waitFor();
  expect(await reminders.isChecked()).toBe(false);
  await reminders.click();
  await looksRight(page, 'own account');
  await page.getByRole('button', { name: t('day.title'), exact: true }).click();
  await countShifts(page);
  await open('/');
  await page.waitForURL('**/day');
  await page.getByRole('heading', { level: 2, name: t('day.applications') }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
  expect(complaints).toEqual([]);
});
