import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { root } from '../../tools/lib/paths.ts';

const THEMES = ['light', 'dark'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The minified source, because every checked document must compile it. */
const source = readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Injects axe once for each document, which is checked at least four times. */
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
      // Excludes the headings in an editor, which may be empty.
      const results = await inPage.run({ exclude: ['[contenteditable] :is(h1, h2, h3)'] }, options);
      return results.violations;
    },
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  // Adds the measured colours to a violation of contrast.
  return found.map(
    ({ id, nodes }) =>
      `${theme}, ${id}: ${nodes.map(({ target, any }) => [...target, ...any.map(({ message }) => message)].join(' ')).join(' | ')}`,
  );
}

const show = (page: Page, theme: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

/** The violations on the page, including best practices. In the dark theme it checks only the contrast, because only colours differ. */
export async function violations(page: Page): Promise<string[]> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  const found: string[] = [];
  for (const theme of THEMES) {
    await show(page, theme);
    // Waits for the content: a narrower screen may load other data.
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    found.push(...(await violationsIn(page, theme)));
  }
  await show(page, before);
  return found;
}
