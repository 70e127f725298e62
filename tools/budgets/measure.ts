import type { Locator, Page } from 'playwright-core';
import { spreadOf, type Spread } from '../bench/row.ts';

const ROUNDS = 9;
/** How long a hand rests on something before it clicks, in ms; a quick one. */
const REST_MS = 100;
/** Nothing takes longer. */
const MOST_MS = 30_000;

/**
 * Milliseconds from an event until what it asked for is drawn, as the page itself sees it: the text of an element is another one than at the
 * event, whatever came before that, and nothing is busy within what is waited for.
 */
export async function took(
  page: Page,
  event: 'click' | 'input',
  { selector, within = 'body' }: { selector: string; within?: string },
  act: () => Promise<void>,
): Promise<number> {
  const measured = page.evaluate(
    ({ name, shown, around, most }) =>
      new Promise<number>((resolve, reject) => {
        const listen = (): void => {
          const began = performance.now();
          const textOf = (): string | undefined => document.querySelector(shown)?.textContent;
          const before = textOf();
          const look = (): void => {
            const text = textOf();
            const busy = document.querySelector(`:is(${around}) [aria-busy="true"]:not(figure *)`) !== null;
            const time = performance.now() - began;
            if (text !== undefined && text !== before && !busy) resolve(time);
            else if (time > most) reject(new Error(`after ${most} ms ${shown} still says "${text}"`));
            else requestAnimationFrame(look);
          };
          look();
        };
        window.addEventListener(name, listen, { capture: true, once: true });
      }),
    { name: event, shown: selector, around: within, most: MOST_MS },
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
