import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { root } from '../../tools/lib/paths.ts';

/** What the screen was like when a step failed, in .state/journeys/. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(root, '.state/journeys', `${name.replace(/\W+/g, '-')}.png`), fullPage: true });
}

const WIDTHS = { phone: 320, desktop: 1280 } as const;

async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  // With the colours that were measured, where it is about colours.
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => [...target, ...any.map(({ message }) => message)].join(' ')).join(' | ')}`,
  );
}

/** The screen as it stands has no axe violation and does not scroll sideways: both themes, phone and desktop. */
export async function looksRight(page: Page, screen: string): Promise<void> {
  // A page that is still fetching its words is blank, and nothing is wrong with that.
  await page.locator('main').first().waitFor();
  const before = page.viewportSize() ?? { width: WIDTHS.desktop, height: 900 };
  const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  // Nothing fades: axe must see colours as they end, however long it takes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, width] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width, height: before.height });
    for (const other of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, other);
      // What is still loading is looked at when it is there: a narrower screen may ask for other things.
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      const where = `${screen}, ${name}, ${other}`;
      expect({ where, violations: await violations(page) }).toEqual({ where, violations: [] });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ where, overflow }).toEqual({ where, overflow: Math.min(0, overflow) });
    }
  }
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize(before);
}
