import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const THEMES = ['light', 'dark'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violationsIn(page: Page, theme: (typeof THEMES)[number]): Promise<string[]> {
  // A heading that is being written is empty at first.
  const axe = new AxeBuilder({ page }).exclude('[contenteditable] :is(h1, h2, h3)');
  const results = await (theme === 'light' ? axe.withTags(TAGS) : axe.withRules(['color-contrast'])).analyze();
  // With the colours that were measured, where it is about colours.
  return results.violations.map(
    ({ id, nodes }) =>
      `${theme}, ${id}: ${nodes.map(({ target, any }) => [...target, ...any.map(({ message }) => message)].join(' ')).join(' | ')}`,
  );
}

const show = (page: Page, theme: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

/** What axe finds on the page as it stands, best practices included; in the dark theme about colours, which is all that differs. */
export async function violations(page: Page): Promise<string[]> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  const found: string[] = [];
  for (const theme of THEMES) {
    await show(page, theme);
    // What is still loading is looked at when it is there: a narrower screen may ask for other things.
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    found.push(...(await violationsIn(page, theme)));
  }
  await show(page, before);
  return found;
}
