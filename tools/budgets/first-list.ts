import type { Browser, Page } from 'playwright-core';
import { spreadOf, type Row } from '../bench/row.ts';
import type { Session } from '../lib/demo-session.ts';
import { recruiterAt } from './recruiter.ts';
import { slowDown } from './slow.ts';

const ROUNDS = 5;
/** A turn of a mouse's wheel, in pixels, and how long until the next, in ms. */
const TURN = { pixels: 240, rest: 50 };
const TURNS = 40;
/** The least that a browser calls a long task, in ms. */
const LONG = 50;

/** Notes, in the page, when its largest part was painted, and every task that held the page up. */
function watch(): void {
  const seen = { painted: 0, tasks: [] as number[] };
  Object.assign(window, { seen });
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.painted = startTime));
  on('longtask', ({ duration }) => seen.tasks.push(duration));
}

type Seen = { seen: { painted: number; tasks: number[] } };

async function scrolled(page: Page): Promise<number> {
  await page.locator('tbody tr').nth(20).hover();
  await page.evaluate(() => ((window as unknown as Seen).seen.tasks = []));
  for (let turn = 0; turn < 2 * TURNS; turn += 1) {
    await page.mouse.wheel(0, turn < TURNS ? TURN.pixels : -TURN.pixels);
    await page.waitForTimeout(TURN.rest);
  }
  return page.evaluate(() => Math.max(0, ...(window as unknown as Seen).seen.tasks));
}

/** When the list of candidates stands on a poor device that has nothing yet, and whether anything holds up its scrolling. */
export async function firstList(browser: Browser, url: string, session: Session): Promise<Row[]> {
  const painted: number[] = [];
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await recruiterAt(browser, session);
    await page.addInitScript(watch);
    await slowDown(page);
    await page.goto(`${url}/candidates?lang=en&size=25`);
    await page.locator('tbody tr').nth(24).waitFor();
    await page.waitForTimeout(3000); // By then the console has prefetched its files.
    painted.push(await page.evaluate(() => (window as unknown as Seen).seen.painted));
    longest.push(await scrolled(page));
    await page.context().close();
  }
  return [
    { what: 'console, list of 25: painted', value: spreadOf(painted), unit: 'ms', goal: { atMost: 2500 } },
    {
      what: 'console, list of 25: longest task while it is scrolled',
      value: spreadOf(longest),
      unit: 'ms',
      goal: { atMost: LONG },
      detail: 'a browser tells of tasks from 50 ms; 0 is none',
    },
  ];
}
