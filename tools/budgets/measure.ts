import type { Locator, Page } from 'playwright-core';
import { spreadOf, type Spread } from '../bench/row.ts';

const ROUNDS = 9;
/** A quick hand rests so long on a control before it clicks, in ms. */
const REST_MS = 100;
/** A search waits so long for another key, so a shorter time measures something else. */
const DEBOUNCE_MS = 300;
/** A list is at rest when its text stays the same for so long, late counts included. */
const QUIET_MS = 500;
const MOST_MS = 30_000;

/** Where an answer is drawn, and around what nothing may be busy then. */
interface Place {
  selector: string;
  within?: string;
}

interface Act {
  event: 'click' | 'input';
  /** Ignores changes before, which are a colleague's work, in ms from the event. */
  notBefore?: number;
  run: () => Promise<void>;
}

/** Measures in the page, in ms, from an event until the text of an element has changed and everything around it is idle. */
async function took(
  page: Page,
  { event, notBefore = 0, run }: Act,
  { selector, within = 'body' }: Place,
): Promise<number> {
  const measured = page.evaluate(
    ({ name, shown, around, most, earliest }) =>
      new Promise<number>((resolve, reject) => {
        const listen = (): void => {
          const began = performance.now();
          const textOf = (): string | undefined => document.querySelector(shown)?.textContent;
          let before = textOf();
          const look = (): void => {
            const text = textOf();
            const busy = document.querySelector(`:is(${around}) [aria-busy="true"]:not(figure *)`) !== null;
            const time = performance.now() - began;
            if (time < earliest) before = text;
            if (text !== undefined && text !== before && !busy) resolve(time);
            else if (time > most) reject(new Error(`after ${most} ms ${shown} still says "${text}"`));
            else requestAnimationFrame(look);
          };
          look();
        };
        window.addEventListener(name, listen, { capture: true, once: true });
      }),
    { name: event, shown: selector, around: within, most: MOST_MS, earliest: notBefore },
  );
  await run();
  return measured;
}

/** Waits until a list is at rest, so that a late count of the answer before is not taken for the next answer. */
const atRest = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    ({ shown, quiet }) =>
      new Promise<void>((resolve) => {
        let last: string | null | undefined;
        let since = performance.now();
        const look = (): void => {
          const text = document.querySelector(shown)?.textContent;
          const isBusy = document.querySelector('[aria-busy="true"]') !== null;
          if (isBusy || text !== last) since = performance.now();
          last = text;
          if (performance.now() - since > quiet) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    { shown: selector, quiet: QUIET_MS },
  );

/** Measures from the last key of a search until its answer is drawn. */
export async function searched(page: Page, box: Locator, text: string, selector: string): Promise<number> {
  await atRest(page, selector);
  return took(page, { event: 'input', notBefore: DEBOUNCE_MS, run: () => box.fill(text) }, { selector });
}

export async function clicked(page: Page, what: Locator, done: Place): Promise<number> {
  await what.hover();
  await page.waitForTimeout(REST_MS);
  return took(page, { event: 'click', run: () => what.click() }, done);
}

/** Times some rounds of an act, in ms. */
export async function rounds(one: (round: number) => Promise<number>): Promise<Spread> {
  const all: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const time = await one(round);
    if (round > 0) all.push(time); // The first round warms up.
  }
  return spreadOf(all);
}
