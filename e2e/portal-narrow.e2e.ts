import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { runningProduct } from './support/product.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

const { portal } = runningProduct().urls;
const t = portalWords('nl');
let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  visit = await visitor(browser, 'nl');
  ({ page } = visit);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${portal}/profile?lang=nl`);
  await logIn(page, t, { email: 'noor@dewitte.example', password: DEMO_PASSWORD });
  await button('profile.editHowYouWork').waitFor();
});
afterEach(() => expect(visit.complaints.splice(0)).toEqual([]));

const button = (label: string): Locator => page.getByRole('button', { name: t(label), exact: true });

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not to be seen`);
  return box;
}

it('reads both languages of a pair at 320 px, one below the other', async () => {
  await page.goto(`${portal}/profile`);
  await button('profile.editHowYouWork').click();
  const pair = page.getByRole('group', { name: t('candidate.translation', { number: '1' }) });
  const boxOfSide = (label: string) => boxOf(pair.getByLabel(t(label), { exact: true }));
  const [from, to] = [await boxOfSide('candidate.from'), await boxOfSide('candidate.to')] as const;
  expect(to.y).toBeGreaterThanOrEqual(from.y + from.height);
  expect(Math.min(from.width, to.width)).toBeGreaterThan(200);
});

it('gives the focus to the first field of what is opened, and back when it is closed or saved', async () => {
  const focused = page.locator(':focus');
  await page.goto(`${portal}/profile`);
  await button('profile.editHowYouWork').click();
  await page.getByLabel(t('candidateField.pricePerWord')).and(focused).waitFor();
  await page.keyboard.press('Escape');
  await button('profile.editHowYouWork').and(focused).waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel(t('candidateField.pricePerWord')).and(focused).waitFor();
  await page.keyboard.press('Control+Enter');
  await button('profile.editHowYouWork').and(focused).waitFor();
  await page.goto(`${portal}/work`);
  const edit = page.getByRole('button', { name: t('experience.editOne', { name: '' }).trim() }).first();
  await edit.click();
  await page.getByLabel(t('experience.function')).and(focused).waitFor();
  await button('common.cancel').click();
  await edit.and(focused).waitFor();
});

it('says when and how an application stands on lines of their own', async () => {
  await page.goto(`${portal}/jobapplications`);
  const row = page.getByRole('listitem').filter({ hasText: t('applications.pending') });
  const when = await boxOf(row.getByText(t('applications.applied', { date: '' }).trim()));
  const state = await boxOf(row.getByText(t('applications.pending'), { exact: true }));
  expect(state.y).toBeGreaterThanOrEqual(when.y + when.height);
});

/** Dates that go on on the next line. */
const brokenDates = (): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { currentNode: node } = words;
      for (const { index, 0: date } of (node.nodeValue ?? '').matchAll(/\d{2}-\d{2}-\d{4}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + date.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(date);
      }
    }
    return found;
  });

it('breaks no date, of an absence or of a job', async () => {
  await page.goto(`${portal}/profile`);
  await page.getByText(t('profile.unavailable', { from: '', to: '' }).split('  ')[0] ?? '').waitFor();
  expect(await brokenDates()).toEqual([]);
  await page.goto(`${portal}/jobs/apply/000000000000000000000000`);
  await page
    .getByText(/\d{2}-\d{2}-\d{4}/)
    .first()
    .waitFor();
  expect(await brokenDates()).toEqual([]);
});

it('has a sheet from edge to edge, which a long address does not widen', async () => {
  const { context, page: visited } = await visitor(browser, 'fr');
  await visited.setViewportSize({ width: 320, height: 640 });
  await visited.goto(`${portal}/reset-password/marie-christine.vandenbroucke@maison-verrier.example/token?lang=fr`);
  const { x, width } = await boxOf(visited.getByRole('region').filter({ hasText: 'marie-christine' }));
  expect([x, width]).toEqual([0, 320]);
  await context.close();
});

it('shows the skills to choose from above the bar at the foot of a phone', async () => {
  await page.goto(`${portal}/profile`);
  await button('profile.manageSkills').click();
  const skills = page.getByRole('region', { name: t('candidateField.skills') });
  // With five there is none to add.
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
