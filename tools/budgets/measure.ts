import type { Locator, Page } from 'playwright-core';
import { spreadOf, type Spread } from '../bench/row.ts';

const ROUNDS = 9;
/** How long a hand rests on something before it clicks, in ms; a quick one. */
const REST_MS = 100;
/** Nothing takes longer. */
const MOST_MS = 30_000;

/** What shows that an act is done: the text of an element is another one than before, and nothing is busy within what is waited for. */
interface Done {
  selector: string;
  before: string;
  within: string;
}

/** Milliseconds from an event until what it asked for is drawn, as the page itself sees it. */
export async function took(
  page: Page,
  event: 'click' | 'input',
  { selector, within = 'body' }: { selector: string; within?: string },
  act: () => Promise<void>,
): Promise<number> {
  const before = await page.evaluate((shown) => document.querySelector(shown)?.textContent ?? '', selector);
  const done: Done = { selector, before, within };
  const measured = page.evaluate(
    ({ name, until, most }) =>
      new Promise<number>((resolve, reject) => {
        const listen = (): void => {
          const began = performance.now();
          const look = (): void => {
            const text = document.querySelector(until.selector)?.textContent;
            const busy = document.querySelector(`:is(${until.within}) [aria-busy="true"]:not(figure *)`) !== null;
            const time = performance.now() - began;
            if (text !== undefined && text !== until.before && !busy) resolve(time);
            else if (time > most) reject(new Error(`after ${most} ms ${until.selector} still says "${text}"`));
            else requestAnimationFrame(look);
          };
          look();
        };
        window.addEventListener(name, listen, { capture: true, once: true });
      }),
    { name: event, until: done, most: MOST_MS },
  );
  await act();
  return measured;
}

export async function clicked(page: Page, what: Locator, done: Parameters<typeof took>[2]): Promise<number> {
  await what.hover();
  await page.waitForTimeout(REST_MS);
  return took(page, 'click', done, () => what.click());
}

/** The times of some rounds of an act, in ms. */
export async function rounds(one: (round: number) => Promise<number>): Promise<Spread> {
  const all: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const time = await one(round);
    if (round > 0) all.push(time); // the first one warms up
  }
  return spreadOf(all);
}
