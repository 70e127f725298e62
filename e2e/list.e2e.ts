import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tools/lib/temporary.ts';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { countShifts, shiftOf } from './support/shift.ts';

const { page, t, open } = await atConsole('fr', '/candidates');
await page.getByRole('table').waitFor();
const call = await callsOf();
// Own candidates, because those of other files change the places.
for (const firstname of ['An', 'Bo', 'Cas', 'Daan'])
  await call('POST', 'candidates', {
    firstname,
    name: 'Volgrij',
    email: `volgrij.${firstname}@example.be`,
    function: 'copywriter',
  });
afterEach(() => page.setViewportSize({ width: 1280, height: 900 }));

const scrolled = (): Promise<number> =>
  page.getByRole('table').evaluate((table) => table.parentElement?.scrollTop ?? -1);

it('keeps its position after a profile, and after a reload', async () => {
  await open('/candidates?tile=all&page=2&size=25');
  await page.getByText(/^26–50 /).waitFor();
  await page.getByRole('row').nth(20).scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  await page.getByRole('row').nth(20).getByRole('link').first().click();
  await page.waitForURL(/\/candidates\/[0-9a-f]{24}/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByText(/^26–50 /).waitFor();
  await expect.poll(scrolled).toBe(left);
  await page.getByRole('row').nth(20).getByRole('link').first().click();
  await page.getByRole('link', { name: t('candidate.next') }).click();
  await page.getByRole('link', { name: t('profile.all') }).click();
  await page.getByText(/^26–50 /).waitFor();
  await expect.poll(scrolled).toBe(left);
  await page.reload();
  await page.getByText(/^26–50 /).waitFor();
  await expect.poll(scrolled).toBe(left);
  await page.getByRole('button', { name: t('common.pageNext') }).click();
  await page.getByText(/^51–/).waitFor();
  await expect.poll(scrolled).toBe(0);
});

it('walks the list in a new tab too, whatever another tab shows later', async () => {
  const list = '/candidates?tile=all&search=Volgrij';
  await open(`${list}&sort=name`);
  const third = page.getByRole('row').nth(3).getByRole('link').first();
  // Playwright 1.65 sometimes loses the tab of a middle click, so the test opens its own.
  const [href, tab] = await Promise.all([third.getAttribute('href'), page.context().newPage()]);
  await tab.goto(new URL(href ?? '', page.url()).href);
  await tab.getByText(/^3 sur /).waitFor();
  await open(`${list}&sort=-name`);
  await tab.reload();
  await tab.getByText(/^3 sur /).waitFor();
  await tab.close();
});

/** A screen of 1280 x 720 at 200%, and a small phone on its side. */
const LOW = [
  { width: 640, height: 360 },
  { width: 740, height: 360 },
] as const;
/** The number of elements that are in sight as a whole. */
const inSight = (elements: Locator): Promise<number> =>
  elements.evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom, left } = one.getBoundingClientRect();
        const shown = document.elementFromPoint(left + 80, (top + bottom) / 2);
        return bottom <= innerHeight && shown !== null && one.contains(shown);
      }).length,
  );

it('shows two and a half candidates of a search with a filter on a small phone', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/candidates?tile=all&search=Volgrij&function=copywriter');
  const cards = page.locator('main li[data-record]');
  await cards.nth(3).waitFor();
  // The bar of the app may cover the lower half of the third.
  await expect.poll(() => inSight(cards)).toBeGreaterThanOrEqual(3);
});

it('shows six hours of the agenda, and five tasks, skills, applications and conversations in a low window', async () => {
  const [zoomed, aside] = LOW;
  const smallest = { width: 568, height: 320 };
  const rowsOf = async (size: typeof smallest, path: string, rows: Locator): Promise<void> => {
    await page.setViewportSize(size);
    await open(path);
    await rows.nth(6).waitFor();
    await rows.nth(1).evaluate((row) => row.scrollIntoView());
    await expect.poll(() => inSight(rows), { message: path }).toBeGreaterThanOrEqual(5);
  };
  await rowsOf(aside, '/tasks?who=all&late=1', page.locator('li[data-record]'));
  await rowsOf(smallest, '/jobapplications', page.locator('tr[data-row]'));
  await rowsOf(smallest, '/mail', page.locator('tr[data-row]'));
  await rowsOf(zoomed, '/settings/specialisations', page.locator('section[data-row] li'));
  await open('/agenda');
  for (const size of LOW) {
    await page.setViewportSize(size);
    // The calendar gives its hours no height.
    const hours = (): Promise<number> =>
      page
        .getByText(/^\d\d:00$/)
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length);
    await expect.poll(hours, { message: `hours, ${size.width}` }).toBeGreaterThanOrEqual(6);
  }
});

it('shows at least five rows in a low window, where its bars scroll away, and keeps its position there', async () => {
  for (const { width, height } of LOW) {
    await page.setViewportSize({ width, height });
    await open('/candidates?tile=all');
    await page.getByRole('row').nth(10).waitFor();
    await page
      .getByRole('row')
      .nth(3)
      .evaluate((row) => row.scrollIntoView());
    // The head is a row too.
    await expect.poll(() => inSight(page.getByRole('row')), { message: String(width) }).toBeGreaterThanOrEqual(6);
    const row = page.getByRole('row').nth(6);
    const left = await row.boundingBox();
    await row.getByRole('link').first().click();
    await page.getByRole('table').waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => row.boundingBox({ timeout: 1000 }).catch(() => null)).toEqual(left);
  }
});

it('keeps filter, order and tile after a search from the top bar', async () => {
  await page.clock.install();
  await open('/candidates?tile=all&country=BE&sort=name&page=2');
  await page.getByText(/^11–/).waitFor();
  await page.getByRole('searchbox', { name: t('layout.searchCandidates') }).fill('an');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('search') === 'an');
  await page.getByText(/^1–10 /).waitFor();
  // Waits longer than the debounce of the list's own search box, which must not restore the old search.
  await page.clock.runFor(2 * SEARCH_DEBOUNCE_MS);
  const shown = await page.evaluate(() => location.search);
  expect(Object.fromEntries(new URLSearchParams(shown))).toEqual({
    tile: 'all',
    country: 'BE',
    sort: 'name',
    search: 'an',
  });
});

it('takes a CV that is dropped on a row or a profile, and stays where it is when anything else is dropped', async () => {
  const folder = await temporaryFolder();
  const [cv, song] = ['CV Gevallen.pdf', 'song.mp3'].map((name) => join(folder, name)) as [string, string];
  await writeFile(cv, '%PDF-1.4 a page');
  await writeFile(song, 'la');
  const devtools = await page.context().newCDPSession(page);
  const text = (mimeType: string, data: string) => ({ items: [{ mimeType, data }] });
  /** Drops as the browser does, with its own reaction to what the page does not take. */
  const drop = async (on: Locator, what: { items?: { mimeType: string; data: string }[]; files?: string[] }) => {
    // A read of the list may draw its rows anew, so the place is asked for until there is one.
    const box = await expect
      .poll(() => on.boundingBox())
      .not.toBeNull()
      .then(() => on.boundingBox());
    if (!box) throw new Error('nothing to drop on');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], ...what, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, ...place, data });
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  // An own candidate, because the newest ones of the list belong to files that change and erase them.
  await call('POST', 'candidates', { firstname: 'Ida', name: 'Valpapier', email: 'ida.valpapier@example.be' });
  await open('/candidates?tile=all&search=Valpapier');
  const row = page.getByRole('row', { name: /Valpapier/ });
  await row.waitFor();
  for (const address of [page.url(), null]) {
    if (!address) {
      await row.getByRole('link').first().click();
      await page.waitForURL(/\/candidates\/[0-9a-f]{24}/);
    }
    const on = address ? row : page.getByRole('heading', { level: 1 });
    await on.waitFor();
    const here = page.url();
    await drop(on, text('text/uri-list', 'https://example.be/elsewhere'));
    await drop(on, text('text/plain', 'https://example.be/elsewhere'));
    await drop(on, { files: [song] });
    await page
      .getByText(/^Ce n’est pas un fichier JPEG, PNG, PDF, DOCX, DOC/)
      .first()
      .waitFor();
    await drop(on, { files: [cv] });
    const files = 'CV Gevallen.pdf';
    // The list names the person, because rows are close together.
    const said = address
      ? t('candidates.filesAdded', { files, name: 'Ida Valpapier' })
      : t('profile.uploaded', { name: files });
    await page.getByText(said).waitFor();
    expect(page.url()).toBe(here);
  }
  const search = page.getByRole('searchbox', { name: t('layout.searchCandidates') });
  await drop(search, text('text/plain', 'Gent'));
  await expect.poll(() => search.inputValue()).toBe('Gent');
});

const SENTENCE = 'Traduction\u00a0: Anglais → Néerlandais';

it('shows its filters as sentences, which open their own field and never overlap', async () => {
  const filters = 'function=translator,copywriter&translatesFrom=en&translatesTo=nl&pricePerWord=..0.15&place=Gent';
  await open(`/candidates?${filters}&freelancer=yes&yearsExperience=3..&availableOn=2027-01-31`);
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: SENTENCE, exact: true }).waitFor();
    expect(await collisions(), String(width)).toEqual([]);
  }
  await page.getByRole('button', { name: /^Tarif au mot\s: jusqu’à 0,15\s€$/ }).click();
  await page
    .getByRole('textbox', { name: /^Tarif au mot \(€\), / })
    .last()
    .fill('0,12');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('pricePerWord') === '..0.12');
  await page.getByRole('button', { name: `Effacer le filtre ${SENTENCE}` }).click();
  await page.waitForURL((url) => !url.searchParams.has('translatesFrom') && !url.searchParams.has('translatesTo'));
});

/** Pairs of buttons and fields above the table that overlap. */
const collisions = (): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('section:has(table) :is(button, input)')]
      .filter((part) => !part.closest('table'))
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }));
    return parts.flatMap(({ name, box }, index) =>
      parts
        .slice(index + 1)
        .filter(({ box: { left, right, top, bottom } }) => {
          const beside = right <= box.left || left >= box.right;
          return !beside && bottom > box.top && top < box.bottom;
        })
        .map((other) => `${name} / ${other.name}`),
    );
  });

it('says that a filter is on a removed skill, and drops values that no record can have', async () => {
  await open('/candidates?skills=665f1c2e9b1d4a00000000ff&pricePerWord=cheap..&country=XX');
  await page.getByRole('button', { name: /^Compétences.*compétence supprimée$/ }).waitFor();
  const remove = page.getByRole('button', { name: t('candidates.removeFilter', { filter: '' }).trim() });
  expect(await remove.count()).toBe(1);
  await remove.click();
  await page.getByText(/^1–10 /).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

it('shows a cold profile that does not move, and nobody in charge only if nobody is', async () => {
  await open('/candidates?tile=recruiter');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/candidates\/[0-9a-f]{24}/);
  const path = new URL(page.url()).pathname;
  await countShifts(page);
  let known = Promise.withResolvers<void>();
  await page.route('**/api/v1/recruiters?*', async (route) => {
    await known.promise;
    await route.continue();
  });
  for (const [language, width, nobody, assigned] of [
    ['nl', 1280, 'Niemand', /^Opgevolgd door \p{L}/u],
    ['fr', 1440, 'Personne', /^Suivi par \p{L}/u],
    ['en', 1280, 'Nobody', /^Assigned to \p{L}/u],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    known = Promise.withResolvers();
    await open(`${path}?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(nobody, { exact: true }).count(), language).toBe(0);
    known.resolve();
    // The recruiter's name is the last part to arrive.
    await page.getByRole('button', { name: assigned }).waitFor();
    expect(await shiftOf(page), `${language}, ${width}`).toBeLessThanOrEqual(0.05);
  }
});
