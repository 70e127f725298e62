import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe.ts';

const WIDTHS = { phone: 320, desktop: 1280 } as const;

/** Controls beyond the edge of the window that the user cannot reach by scrolling. Deliberately hidden controls have no size. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isReached = (control: Element): boolean => {
      for (let at = control.parentElement; at; at = at.parentElement) {
        if (scrolls(at) && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('button, a[href], input, select, [role="combobox"]')]
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 4 && (right > window.innerWidth + 1 || left < -1) && !isReached(control);
      })
      .map((control) => control.textContent || control.getAttribute('aria-label') || control.outerHTML.slice(0, 80));
  });

/** Placeholders wider than their field. */
const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')]
      .filter((input) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        if (!context || input.clientWidth < 4) return false;
        context.font = font;
        const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return context.measureText(input.placeholder).width > room + 1;
      })
      .map(({ placeholder }) => placeholder);
  });

/** Skip links that are visible without the focus. */
const seenSkips = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .filter((link) => document.getElementById(link.hash.slice(1))?.tabIndex === -1 && link !== document.activeElement)
      .filter((link) => link.getBoundingClientRect().bottom > 0 && getComputedStyle(link).clipPath === 'none')
      .map((link) => link.innerText),
  );

/** Expects a screen without axe violations, sideways scrolling, cut controls or cut placeholders, in both themes, on phone and desktop. */
export async function looksRight(page: Page, screen: string): Promise<void> {
  // Waits for the texts, because the page is empty before.
  await page.locator('main').first().waitFor();
  const before = page.viewportSize() ?? { width: WIDTHS.desktop, height: 900 };
  // Turns transitions off, because axe must see the final colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, width] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width, height: before.height });
    const where = `${screen}, ${name}`;
    expect({ where, violations: await violations(page) }).toEqual({ where, violations: [] });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ where, overflow }).toEqual({ where, overflow: Math.min(0, overflow) });
    expect({ where, cutOff: await cutOff(page) }).toEqual({ where, cutOff: [] });
    expect({ where, cut: await cutPlaceholders(page) }).toEqual({ where, cut: [] });
    expect({ where, skips: await seenSkips(page) }).toEqual({ where, skips: [] });
  }
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize(before);
}
