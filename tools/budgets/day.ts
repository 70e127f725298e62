import type { Browser, Page } from 'playwright-core';
import { spreadOf, type Row } from '../bench/row.ts';
import type { Session } from '../lib/demo-session.ts';
import { recruiterAt } from './recruiter.ts';
import { slowDown } from './slow.ts';

const ROUNDS = 5;
/** The time from one key or act to the next, in ms. */
const KEY_MS = 80;
const REST_MS = 300;
/** A browser tells nothing of interactions that took less. */
const SHORTEST_MS = 16;

const first = (page: Page) => page.locator('tbody tr').first().getByRole('link').first();
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const go = (page: Page, name: string): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** Ten steps of a recruiter's day. */
const STEPS: Record<string, (page: Page, round: number) => Promise<void>> = {
  'a name searched': async (page) => {
    await page.getByRole('searchbox', { name: 'Names and texts' }).click();
    await page.keyboard.type('peeters', { delay: KEY_MS });
    await page.waitForURL(/search=peeters/);
  },
  'the list filtered': async (page) => {
    await page.getByRole('searchbox', { name: 'Names and texts' }).fill('');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Function' }).click();
    await page.keyboard.type('Transl', { delay: KEY_MS });
    await page.getByRole('option', { name: 'Translator' }).first().click();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/function=translator/);
  },
  'a card opened': async (page) => {
    await page.locator('tbody tr').nth(2).getByRole('cell').nth(2).click();
    await page.getByRole('complementary').getByRole('heading').first().waitFor();
  },
  'a candidate opened': async (page) => {
    await first(page).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'the next one': async (page) => {
    await page.getByRole('link', { name: 'Next candidate' }).click();
  },
  'a note written': async (page) => {
    await page.getByRole('tab', { name: /^Notes/ }).click();
    await press(page, 'Add note');
    await page.locator('[contenteditable=true]:focus').waitFor();
    await page.keyboard.type('Rings back on Monday.', { delay: KEY_MS });
    await press(page, 'Save note');
    await page.getByText('Rings back on Monday.').first().waitFor();
  },
  'a status changed': async (page, round) => {
    await page.getByRole('button', { name: /^Status, / }).click();
    await page
      .getByRole('menuitemradio')
      .nth(round % 2)
      .click();
  },
  'a job opened': async (page) => {
    await go(page, 'Jobs');
    await first(page).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'the agenda turned': async (page) => {
    await go(page, 'Agenda');
    await press(page, 'Next week');
    await press(page, 'Next week');
  },
  'a task looked for': async (page) => {
    await go(page, 'Tasks');
    await page.getByRole('searchbox', { name: 'Search tasks' }).click();
    await page.keyboard.type('contract', { delay: KEY_MS });
    await page.waitForURL(/search=contract/);
  },
};

/** Notes, in the page, how long each interaction took from the hand until the screen showed it. */
function watch(shortest: number): void {
  const longest = new Map<number, number>();
  Object.assign(window, { interactions: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
}

interface Watched {
  interactions: Map<number, number>;
}

/** The times of the interactions since the last look, in ms, and how many there have been in all, those too short to be told of included. */
const interactionsOf = (page: Page): Promise<{ times: number[]; count: number }> =>
  page.evaluate(() => {
    const { interactions } = window as unknown as Watched;
    const times = [...interactions.values()];
    interactions.clear();
    return { times, count: (performance as Performance & { interactionCount: number }).interactionCount };
  });

interface Day {
  p95: number;
  count: number;
  /** The slowest interaction of each step. */
  slowest: Map<string, number>;
}

async function oneDay(page: Page, round: number): Promise<Day> {
  const all: number[] = [];
  const slowest = new Map<string, number>();
  let count = 0;
  for (const [step, act] of Object.entries(STEPS)) {
    await act(page, round);
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    await page.waitForTimeout(REST_MS);
    const { times, count: untilNow } = await interactionsOf(page);
    slowest.set(step, Math.max(0, ...times));
    all.push(...times);
    count = untilNow;
  }
  const short = Array.from({ length: Math.max(0, count - all.length) }, () => SHORTEST_MS);
  const sorted = [...all, ...short].toSorted((a, b) => a - b);
  return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN, count, slowest };
}

/** How fast the console answers a recruiter's hand over ten steps of a day on a poor device; the first screens of each step included. */
export async function day(browser: Browser, url: string, session: Session): Promise<Row[]> {
  const days: Day[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await recruiterAt(browser, session);
    await page.addInitScript(watch, SHORTEST_MS);
    await slowDown(page);
    await page.goto(`${url}/candidates?lang=en`);
    await first(page).waitFor();
    days.push(await oneDay(page, round));
    await page.context().close();
  }
  const steps = Object.keys(STEPS).map((step) => ({
    step,
    time: spreadOf(days.map(({ slowest }) => slowest.get(step) ?? NaN)).median,
  }));
  const three = steps.toSorted((a, b) => b.time - a.time).slice(0, 3);
  return [
    {
      what: 'console, an interaction in ten steps of a day: p95',
      value: spreadOf(days.map(({ p95 }) => p95)),
      unit: 'ms',
      goal: { atMost: 100 },
      detail: `of ${days[0]?.count} a day; the slowest: ${three.map(({ step, time }) => `${step} ${time} ms`).join(', ')}`,
    },
  ];
}
