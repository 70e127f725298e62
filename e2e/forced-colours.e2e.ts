import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { somebody } from './steps/somebody.ts';
import { atConsole, atPortal } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { looksAsBefore } from './support/picture.ts';

/**
 * High contrast, with its own people and week. The system sets its colours and removes our shadows and backgrounds. The pictures also show
 * letters.
 */
const NAME = 'Contrastproef';
/** A week without demo items that is not the current one. */
const MONDAY = '2031-04-07';
const call = await callsOf();
for (const firstname of ['Ida', 'Ina', 'Isa', 'Iva']) {
  const email = `${firstname}.${NAME}@example.be`.toLowerCase();
  const person = { firstname, name: NAME, email, language: 'fr', function: 'translator' };
  await call('POST', 'candidates', { ...person, postal: '9000', city: 'Gent', country: 'BE' });
}
for (const [day, start, end] of [
  ['07', '08:00', '10:30'],
  ['07', '09:00', '11:00'],
  ['08', '09:00', '10:00'],
] as const) {
  const item = { title: NAME, startDate: `2031-04-${day}T${start}:00Z`, endDate: `2031-04-${day}T${end}:00Z` };
  await call('POST', 'calendar', item);
}
/** The pictures show a recruiter of their own, because another file's running operations stand in Lotte's console. */
const recruiter = await somebody(call, 'forced-colours');
await call('PATCH', 'users/role', { userId: recruiter.userId, role: 'recruiter' });
afterAll(() => call('DELETE', `users/role?userId=${recruiter.userId}&role=recruiter`));
const desk = await atConsole('fr', '/candidates', { email: recruiter.email });
await desk.page.getByRole('table').waitFor();
const person = await atPortal('nl', '/account');
await person.page.getByRole('radio').first().waitFor();
for (const { page } of [desk, person]) await page.emulateMedia({ forcedColors: 'active' });

const isSettled = (page: Page) => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
const backgroundOf = (at: Locator): Promise<string> =>
  at.first().evaluate((node) => getComputedStyle(node).backgroundColor);

/** The focused element if neither the element nor its field has a ring, else null. */
const withoutRing = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const isRinged = (node: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor);
    };
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const field = focused.closest('.MuiOutlinedInput-root, label') ?? focused;
    return [focused, field].some(isRinged) ? null : focused.outerHTML.slice(0, 200);
  });

/** Presses Tab this many times, and returns the focused elements without a ring. */
async function unringed(page: Page, stops: number): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const one = await withoutRing(page);
    if (one) found.push(one);
  }
  return found;
}

describe('the console', () => {
  const { page, t, press, field: textbox } = desk;
  const open = async (path: string, width = 1280): Promise<void> => {
    await page.setViewportSize({ width, height: 800 });
    await desk.open(path);
    await page.locator('main').waitFor({ state: 'attached' }); // hidden by a full-screen form
    await isSettled(page);
  };
  const list = `/candidates?tile=newApplicant&search=${NAME}&sort=name`;

  it('draws a ring around the focus: links, buttons, tiles, tabs, rows, segments, fields, also wrong ones', async () => {
    await open(list);
    expect(await unringed(page, 40)).toEqual([]);
    await page.getByRole('link', { name: `Ida ${NAME}` }).click();
    await page.getByRole('tab', { name: new RegExp(`^${t('notes.tab')}`) }).click();
    await isSettled(page);
    await page
      .getByRole('link', { name: t('layout.jobs') })
      .first()
      .focus();
    expect(await unringed(page, 45)).toEqual([]);
    await open('/jobs?panel=new', 320);
    await press('jobForm.save');
    expect(await unringed(page, 15)).toEqual([]);
  });

  it('distinguishes a wrong field from a right one', async () => {
    await open('/jobs?panel=new');
    const field = (label: string) =>
      page
        .locator('.MuiOutlinedInput-root')
        .filter({ has: textbox(label) })
        .first();
    const edge = (label: string) => field(label).evaluate((node) => getComputedStyle(node).outlineStyle);
    await press('jobForm.save');
    await textbox('job.title').press('Tab');
    expect([await edge('job.title'), await edge('job.location')]).toEqual(['solid', 'none']);
  });

  it('draws the list with its page, tile, order, selection and open row', async () => {
    await open(list);
    for (const row of [1, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    await looksAsBefore(page, page.locator('body'), 'forced-list');
  });

  it('draws the agenda with the edges of its items, and marks its view', async () => {
    await open(`/agenda?date=${MONDAY}`);
    const items = page.getByRole('button', { name: new RegExp(NAME) });
    await items.nth(2).waitFor();
    await looksAsBefore(page, page.getByRole('main'), 'forced-agenda');
  });

  it('draws the bars of a chart', async () => {
    await open(`/settings/stats?by=postal&from=2020-01-01&name=${NAME}`);
    await page.locator('.MuiBarChart-label').first().waitFor();
    await looksAsBefore(page, page.getByRole('img', { name: t('statistics.per.postal') }), 'forced-chart');
  });
});

describe('the portal', () => {
  const { page } = person;
  const open = async (path: string): Promise<void> => {
    await person.open(path);
    await isSettled(page);
  };

  it('marks the choice, the wrong field and the focus', async () => {
    await open('/account');
    const segments = page.getByRole('main').locator('label:has([type=radio])');
    await segments.first().waitFor();
    const chosen = segments.filter({ has: page.locator(':checked') });
    const other = segments.filter({ has: page.locator(':not(:checked)') });
    expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));
    expect(await unringed(page, 15)).toEqual([]);
    await open('/work?open=new');
    await page.getByRole('textbox').first().press('Control+Enter');
    const wrong = page.locator('[aria-invalid=true]:not(:focus)').first();
    expect(await wrong.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await unringed(page, 15)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('draws the meter, switches, pills and icon buttons', async () => {
    await open('/profile');
    await page.getByRole('switch').first().waitFor();
    await looksAsBefore(page, page.locator('div:has(> [aria-labelledby="a-links"])'), 'forced-profile');
  });
});
