import type { Locator } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { atPortal, NOOR } from './steps/visits.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';

const { portal } = runningProduct().urls;
const visit = await atPortal('nl', '/profile', { email: NOOR });
const { browser, page, complaints, t, open, button, press } = visit;
await page.setViewportSize({ width: 320, height: 640 });
await button('profile.editHowYouWork').waitFor();
afterEach(() => expect(complaints.splice(0)).toEqual([]));

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not to be seen`);
  return box;
}

it('shows both languages of a pair at 320 px, one below the other', async () => {
  await open('/profile');
  await press('profile.editHowYouWork');
  const pair = page.getByRole('group', { name: t('candidate.translation', { number: '1' }) });
  const boxOfSide = (label: string) => boxOf(pair.getByLabel(t(label), { exact: true }));
  const [from, to] = [await boxOfSide('candidate.from'), await boxOfSide('candidate.to')] as const;
  expect(to.y).toBeGreaterThanOrEqual(from.y + from.height);
  expect(Math.min(from.width, to.width)).toBeGreaterThan(200);
});

it('moves the focus to the first field of an opened form, and back after closing or saving', async () => {
  const focused = page.locator(':focus');
  await open('/profile');
  await press('profile.editHowYouWork');
  await page.getByLabel(t('candidateField.pricePerWord')).and(focused).waitFor();
  await page.keyboard.press('Escape');
  await button('profile.editHowYouWork').and(focused).waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel(t('candidateField.pricePerWord')).and(focused).waitFor();
  await page.keyboard.press('Control+Enter');
  await button('profile.editHowYouWork').and(focused).waitFor();
  await open('/work');
  const edit = page.getByRole('button', { name: t('experience.editOne', { name: '' }).trim() }).first();
  await edit.click();
  await page.getByLabel(t('experience.function')).and(focused).waitFor();
  await press('common.cancel');
  await edit.and(focused).waitFor();
});

it('shows each stage of an application above its date, and the next stage below both', async () => {
  await open('/jobapplications');
  const stages = page
    .getByRole('list', { name: t('applications.track') })
    .first()
    .getByRole('listitem');
  const received = await boxOf(stages.first().getByText(t('applications.received')));
  const date = await boxOf(stages.first().getByRole('time'));
  expect(date.y).toBeGreaterThanOrEqual(received.y + received.height - 1);
  expect((await boxOf(stages.nth(1))).y).toBeGreaterThanOrEqual(date.y + date.height);
});

/** Dates broken over two lines. */
const brokenDates = (): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { currentNode: node } = words;
      for (const { index, 0: date } of (node.nodeValue ?? '').matchAll(/\d{1,2}(?:-\d{2}-|\s\p{L}+\s)\d{4}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + date.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(date);
      }
    }
    return found;
  });

it('breaks no date, of an absence or of a job', async () => {
  await open('/profile');
  await page.getByRole('button', { name: t('profile.stillSo') }).waitFor();
  expect(await brokenDates()).toEqual([]);
  await open('/jobs/apply/000000000000000000000000');
  await page
    .getByText(/\d{1,2}\s\p{L}+\s\d{4}/u)
    .first()
    .waitFor();
  expect(await brokenDates()).toEqual([]);
});

it('has a sheet from edge to edge, also with a long address', async () => {
  const { context, page: visited } = await visitor(browser, 'fr');
  await visited.setViewportSize({ width: 320, height: 640 });
  await visited.goto(`${portal}/reset-password/marie-christine.vandenbroucke@maison-verrier.example/token?lang=fr`);
  const { x, width } = await boxOf(visited.getByRole('region').filter({ hasText: 'marie-christine' }));
  expect([x, width]).toEqual([0, 320]);
  await context.close();
});

it('shows the list of skills above the bar at the foot of a phone', async () => {
  await open('/profile');
  await press('profile.manageSkills');
  const skills = page.getByRole('region', { name: t('candidateField.skills') });
  // Removes a skill, because the candidate already has the maximum of five.
  await skills
    .getByRole('button', { name: t('skills.remove', { skill: '' }).trim() })
    .first()
    .click();
  await page.getByRole('button', { name: t('skills.add') }).click();
  const list = page.getByRole('listbox', { name: t('skills.search') });
  await list.getByRole('option').first().waitFor();
  const bar = await boxOf(page.getByRole('navigation').filter({ hasText: t('layout.profile') }));
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(list);
      return y + height;
    })
    .toBeLessThanOrEqual(bar.y);
});

it('keeps everything in sight with wide letters and lines (WCAG 1.4.12)', async () => {
  const wide =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
  for (const path of ['/profile', '/work', '/account', '/jobapplications', '/public-page']) {
    await open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const outside = await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      return [...document.querySelectorAll('body *')]
        .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 1)
        .map((node) => node.outerHTML.slice(0, 120));
    }, wide);
    expect({ path, outside }).toEqual({ path, outside: [] });
  }
});

it('keeps the height of a screen at 400% zoom for the content', async () => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open('/profile');
  const bar = page.getByRole('navigation').filter({ hasText: t('layout.profile') });
  await bar.waitFor();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(async () => (await boxOf(bar)).y).toBeLessThan(0);
  await page.setViewportSize({ width: 320, height: 640 });
});
