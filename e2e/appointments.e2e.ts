import { UNSAID } from '@byline/shared-types/domain';
import { expect } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';

const { page, complaints, t, open, press, field, box, confirm } = await atConsole('en', '/agenda');
await page.getByRole('button', { name: t('agenda.add') }).waitFor();
const call = await callsOf();
const NAME = 'Ada Afspraak';
const { _id: id } = await call<{ _id: string }>('POST', 'candidates', {
  firstname: 'Ada',
  name: 'Afspraak',
  email: 'ada@afspraak.example',
});
await call('PUT', `candidates/${id}/availability`, {
  ...UNSAID,
  until: '2027-03-12',
  away: [{ from: '2027-03-10', to: '2027-03-11' }],
});
const AWAY = t('agenda.absent', { name: NAME, why: t('fit.away', { day: '11/03/2027' }) });
const GONE = t('agenda.absent', { name: NAME, why: t('fit.until', { day: '12/03/2027' }) });
const step = inOrder('an appointment is planned from a candidate, seen by its people, and removed');

step('shows when the candidate is away, and leads back to them after saving', async () => {
  await open(`/candidates/${id}`);
  await page.getByText(t('appointments.none')).waitFor();
  await page.getByRole('link', { name: t('appointments.plan') }).click();
  await page.getByText(t('agenda.planning', { name: NAME })).waitFor();
  await open(`/agenda?plan=${id}&date=2027-03-10`);
  await page.getByText(AWAY).first().waitFor();
  // Appointments cover the words in the days.
  const reasons = [t('fit.away', { day: '11/03/2027' }), t('fit.until', { day: '12/03/2027' })];
  await page.getByText(reasons.join(' · ')).waitFor();
  await looksRight(page, 'appointments, plan');
  const isShaded = (reason: string): Promise<boolean> =>
    page
      .getByText(reason)
      .first()
      .evaluate((text) => /gradient/.test(getComputedStyle(text.closest('[class*="away"]') ?? text).backgroundImage));
  expect(await isShaded(AWAY)).toBe(true);
  await open(`/agenda?plan=${id}&date=2027-03-10&view=month`);
  await page.getByText(AWAY).waitFor();
  expect(await isShaded(GONE)).toBe(true);
  await open(`/agenda?plan=${id}&date=2027-03-10`);
  await press('agenda.add');
  await field('agenda.title').fill('Interview in Gent');
  await box('agenda.with').fill('Sofie');
  await page.getByRole('option', { name: /Sofie De Backer/ }).click();
  await page.keyboard.press('Escape');
  const warning = page.getByRole('alert').filter({ hasText: AWAY });
  await warning.waitFor();
  await field('agenda.start').fill('12/03/2027 14:00');
  await field('agenda.end').fill('12/03/2027 15:00');
  await warning.waitFor({ state: 'detached' });
  await field('agenda.place').fill('Kouter 7');
  await page.getByRole('button', { name: t('status.live_interview') }).click();
  await press('agenda.save');
  await page.waitForURL(new RegExp(`/candidates/${id}`));
  await page.getByText('12/03/2027 14:00 – 15:00').waitFor();
  await page.getByText('Live interview · Lotte Janssens, Sofie De Backer · Kouter 7').waitFor();
  await looksRight(page, 'appointments, profile');
});

step('stands in the agenda of a colleague, and warns of a second item at that time', async () => {
  const { _id } = await call<{ _id: string }>('GET', 'users/me');
  const [sofie] = (await call<{ records: { _id: string }[] }>('GET', 'users/recruiters?search=Sofie%20De%20Backer'))
    .records;
  expect(sofie?._id).not.toBe(_id);
  await open(`/agenda/${sofie?._id}?date=2027-03-12`);
  await page.getByRole('button', { name: /^Interview in Gent.*Lotte Janssens, Sofie De Backer/ }).waitFor();
  await open(`/agenda?date=2027-03-12&from=2027-03-12T13:30:00.000Z&to=2027-03-12T14:30:00.000Z`);
  await page.getByText(/At the same time: Interview in Gent, 14:00 – 15:00/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

step('is opened and removed on the profile', async () => {
  await open(`/candidates/${id}`);
  await page.getByRole('button', { name: 'Interview in Gent' }).click();
  await page.getByRole('dialog').getByRole('link', { name: NAME }).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.remove') })
    .click();
  await confirm('common.remove');
  await page.getByText(t('agenda.removed')).waitFor();
  await page.getByText(t('appointments.none')).waitFor();
  expect(complaints).toEqual([]);
});
