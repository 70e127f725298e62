import type { Page } from 'playwright-core';

type Counting = Window & { seen: { shift: number } };

/** Sums up the layout shifts of every document that the page loads from now on. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
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

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Counting).seen.shift);
