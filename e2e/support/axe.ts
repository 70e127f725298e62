import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { root } from '../../tools/lib/paths.ts';

const THEMES = ['light', 'dark'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every document that is looked at compiles this, so it is the smaller form. */
const source = readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** A document keeps axe: it is asked four times or more. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(await source);
}

async function violationsIn(page: Page, theme: (typeof THEMES)[number]): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  const runOnly: axe.RunOnly =
    theme === 'light' ? { type: 'tag', values: TAGS } : { type: 'rule', values: ['color-contrast'] };
  const found = await page.evaluate(
    async (options) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      // A heading that is being written is empty at first.
      const results = await inPage.run({ exclude: ['[contenteditable] :is(h1, h2, h3)'] }, options);
      return results.violations;
    },
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  // With the colours that were measured, where it is about colours.
  return found.map(
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
