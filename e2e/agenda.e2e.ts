import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { logIn } from './steps/console.ts';
import { atConsole, LOTTE } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';

// A week without demo items, in which daylight saving time ends.
const { page, complaints, t, press, field, confirm } = await atConsole('en', '/agenda?date=2027-10-25', {
  alone: true,
});
const item = (name: string): Locator => page.getByRole('button', { name: new RegExp(`^Interview Noor.*${name}`) });

/** Drags from a position in an element by a number of days and hours. */
async function drag(from: Locator, place: { x: number; y: number }, by: { days?: number; hours: number }) {
  const box = await from.boundingBox();
  const day = await page.getByRole('columnheader').nth(1).boundingBox();
  if (!box || !day) throw new Error('nothing to drag');
  const [x, y] = [box.x + place.x, box.y + place.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 12, { steps: 3 });
  await page.mouse.move(x + (by.days ?? 0) * day.width, y + by.hours * 48, { steps: 8 });
  await page.mouse.up();
}

const step = inOrder('an item of the agenda is made, moved and removed');

step('makes an item by dragging, with a title', async () => {
  const hours = page.getByRole('cell').nth(-7);
  await hours.waitFor();
  // From eleven to half past twelve on Monday.
  await drag(hours, { x: 60, y: 96 + 2 }, { hours: 1.4 });
  await press('agenda.save');
  await page.getByText(t('agenda.missing_field'), { exact: true }).waitFor();
  await press('common.ok');
  await field('agenda.title').fill('Interview Noor');
  await press('agenda.save');
  await page.getByText(t('agenda.calendar_item_added')).waitFor();
  await item('maandag 25 oktober, 11:00 – 12:30').waitFor();
  await looksRight(page, 'agenda');
});

step('moves it by pointer and by keyboard, and takes that back', async () => {
  await drag(item('11:00'), { x: 40, y: 10 }, { days: 1, hours: 2 });
  await item('dinsdag 26 oktober, 13:00 – 14:30').waitFor();
  await page.getByText(t('agenda.calendar_item_updated')).waitFor();
  await item('13:00').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await item('woensdag 27 oktober, 12:45 – 14:00').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('12:45');
  await page.getByText(/Interview Noor: woensdag 27 oktober, 12:45 – 14:00/).waitFor();
  await press('common.undo');
  await item('dinsdag 26 oktober, 13:00 – 14:30').waitFor();
});

step('asks when two recruiters move the same item', async () => {
  const call = await callsOf();
  const { records } = await call<{ records: { _id: string; version: number }[] }>(
    'GET',
    'calendar?filter[startDate]=2027-10-25&filter[endDate]=2027-10-31',
  );
  const [mine] = records;
  const theirs = { startDate: '2027-10-28T08:00:00Z', endDate: '2027-10-28T09:00:00Z' };
  await call('PATCH', `calendar/${mine?._id}`, theirs);
  await drag(item('13:00'), { x: 40, y: 10 }, { days: -1, hours: 0 });
  const question = page.getByRole('dialog');
  await question.getByText('donderdag 28 oktober, 10:00 – 11:00').waitFor();
  await question.getByRole('button', { name: t('merge.replace') }).click();
  await item('maandag 25 oktober, 13:00 – 14:30').waitFor();
});

step('lists what has no room beside three items', async () => {
  const call = await callsOf();
  for (let index = 1; index <= 12; index += 1)
    await call('POST', 'calendar', {
      title: `Round ${index}`,
      startDate: '2027-10-29T12:00:00Z',
      endDate: '2027-10-29T13:00:00Z',
    });
  await page.reload();
  await page.getByText('+9', { exact: true }).click();
  const list = page.getByRole('menu');
  await list.getByRole('menuitem').nth(8).waitFor();
  expect(await list.getByRole('menuitem').count()).toBe(9);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: /^Round/ }).count()).toBe(3);
  await looksRight(page, 'agenda, crowded');
});

step('counts a drop on the snackbar', async () => {
  await drag(item('13:00'), { x: 40, y: 10 }, { days: 0, hours: 1 });
  const said = page.getByText(/Interview Noor: maandag 25 oktober, 14:00 – 15:30/);
  await said.waitFor();
  const [from, bar] = [await item('14:00').boundingBox(), await said.boundingBox()];
  if (!from || !bar) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 40, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 43, from.y + 22, { steps: 3 });
  await page.mouse.move(from.x + 60, bar.y + bar.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.getByText(/Interview Noor: maandag 25 oktober, (?!14:00)/).waitFor();
  await press('common.undo');
  await item('maandag 25 oktober, 14:00 – 15:30').waitFor();
});

step('opens half an hour that the card of another item covers', async () => {
  const call = await callsOf();
  await call('POST', 'calendar', {
    title: 'Beside',
    startDate: '2027-10-26T12:00:00Z',
    endDate: '2027-10-26T12:30:00Z',
  });
  await page.reload();
  const beside = page.getByRole('button', { name: /^Beside/ });
  await beside.waitFor();
  await item('14:00').hover({ position: { x: 40, y: 10 } });
  // A screen reader has the words of the card from the item.
  const card = page.locator('[aria-hidden="true"]', { hasText: 'Interview Noor' });
  await card.waitFor();
  const [covered, cover] = [await beside.boundingBox(), await card.boundingBox()];
  if (!covered || !cover) throw new Error('nothing to open');
  expect(covered.height).toBeGreaterThanOrEqual(24);
  const [x, y] = [covered.x + 30, covered.y + 12];
  expect(x > cover.x && x < cover.x + cover.width && y > cover.y && y < cover.y + cover.height).toBe(true);
  await page.mouse.move(x, y, { steps: 8 });
  await card.waitFor({ state: 'detached' });
  await page.mouse.click(x, y);
  await expect.poll(() => field('agenda.title').inputValue()).toBe('Beside');
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

step('comes back to it, and removes it after a question', async () => {
  await page.keyboard.press('m');
  const inMonth = item('maandag 25 oktober, 14:00 – 15:30');
  await page.getByRole('button', { name: t('agenda.month'), pressed: true }).waitFor();
  await expect.poll(async () => (await inMonth.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
  await inMonth.click();
  await field('agenda.title').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('button', { name: t('agenda.week'), pressed: true }).waitFor();
  await item('maandag 25 oktober, 14:00 – 15:30').focus();
  await page.keyboard.press('Delete');
  await confirm('common.remove');
  await page.getByText(t('agenda.removed')).waitFor();
  await item('').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

step('names the moves that an ended session undid, also one that had not left yet', async () => {
  const rounds = page.getByRole('button', { name: /^Round/ });
  await rounds.nth(1).waitFor();
  const [first, second] = (await rounds.allTextContents()).map((text) => /^Round \d+?(?=\d\d:)/.exec(text)?.[0] ?? '');
  const code = 'session_expired';
  await page.route('**/api/v1/calendar/*', (route) =>
    route.fulfill({ status: 401, json: { type: 'about:blank', status: 401, title: code, detail: '', code } }),
  );
  for (const name of [first, second]) {
    const round = page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
    await round.focus();
    await round.press('Alt+ArrowLeft');
  }
  await field('session.email').waitFor();
  await page.getByText(t('agenda.movesEnded', { titles: `${first}, ${second}`, count: 2 })).waitFor();
  await page.unroute('**/api/v1/calendar/*');
  await logIn(page, t, LOTTE);
  for (const name of [first, second])
    await page.getByRole('button', { name: new RegExp(`^${name}\\b.*vrijdag 29 oktober`) }).waitFor();
  expect(complaints).toEqual([]);
});
