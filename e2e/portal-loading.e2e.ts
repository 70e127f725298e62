import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { pause } from '../tools/lib/pause.ts';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

/** A candidate's pages over an API that takes its time. */
const { portal } = runningProduct().urls;
const t = portalWords('en');
const ANSWER_MS = 800;
const MOST_SHIFT = 0.05;
let browser: Browser;
let page: Page;
/** The API answers after this: a busy machine draws the shape of what comes later than an answer takes. */
let seenShape = Promise.withResolvers<void>();

beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await visitor(browser, 'en'));
  await page.goto(`${portal}/profile?lang=en`);
  await logIn(page, t, { email: 'camille.lefevre@byline.example', password: DEMO_PASSWORD });
  await page.getByRole('button', { name: t('profile.editAbout') }).waitFor();
  await page.route('**/api/v1/**', async (route) => {
    await seenShape.promise;
    await pause(ANSWER_MS, 'the API takes its time, and what follows from an answer comes later');
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    const note = (entry: PerformanceEntry): void => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
});

const busy = () => page.locator('main [aria-busy]');

it.each([
  { width: 320, height: 640, paths: ['profile', 'work', 'links', 'jobapplications', 'account', 'public-page'] },
  { width: 1280, height: 900, paths: ['profile', 'education', 'account', 'public-page'] },
])('shows the shape of what comes, and nothing moves when it does, $width wide', async ({ width, height, paths }) => {
  await page.setViewportSize({ width, height });
  for (const path of paths) {
    seenShape = Promise.withResolvers();
    await page.goto(`${portal}/${path}`);
    // A heading is among the shapes; who listens hears one word.
    await busy().locator('h1').first().waitFor();
    expect(await busy().getByText(t('state.loading'), { exact: true }).count(), path).toBe(1);
    seenShape.resolve();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await busy().first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift, path).toBeLessThanOrEqual(MOST_SHIFT);
  }
});
