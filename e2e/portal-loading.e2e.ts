import { expect, it } from 'vitest';
import { pause } from '../tools/lib/pause.ts';
import { atPortal } from './steps/visits.ts';
import { countShifts, shiftOf } from './support/shift.ts';

/** The pages of a candidate with a slow API. */
const ANSWER_MS = 300;
const MOST_SHIFT = 0.05;
/** Holds the API's answers until the test has seen the placeholder, however slow the machine is. */
let seenShape = Promise.withResolvers<void>();

const { page, t, open, button } = await atPortal('en', '/profile');
await button('profile.editAbout').waitFor();
await page.route('**/api/v1/**', async (route) => {
  await seenShape.promise;
  await pause(ANSWER_MS, 'the API is slow, and the effects of an answer come later');
  await route.continue();
});
await countShifts(page);

const busy = () => page.locator('main [aria-busy]');

it.each([
  { width: 320, height: 640, paths: ['profile', 'work', 'links', 'jobapplications', 'account', 'public-page'] },
  { width: 1280, height: 900, paths: ['profile', 'education', 'account', 'public-page'] },
])('shows a placeholder, and nothing moves when the content arrives, $width wide', async ({ width, height, paths }) => {
  await page.setViewportSize({ width, height });
  for (const path of paths) {
    seenShape = Promise.withResolvers();
    await open(`/${path}`);
    // The placeholder has a heading, and one word for a screen reader.
    await busy().locator('h1').first().waitFor();
    expect(await busy().getByText(t('state.loading'), { exact: true }).count(), path).toBe(1);
    seenShape.resolve();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await busy().first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page), path).toBeLessThanOrEqual(MOST_SHIFT);
  }
});
