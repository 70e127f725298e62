import type { Locator, Page } from 'playwright-core';
import type { Budget } from './budget.ts';
import { median } from '../bench/load.ts';

const ROUNDS = 9;
/** How much slower than this machine the processor is made. */
const SPEEDS = [1, 4];

/** How long a hand rests on something before it clicks, in ms; a quick one. */
const REST_MS = 100;

/** What shows that an act is done: the text of an element is another one than before, and nothing is busy within what is waited for. */
interface Done {
  selector: string;
  before: string;
  within: string;
}

/** Milliseconds from an event until what it asked for is drawn, as the page itself sees it. */
async function took(
  page: Page,
  event: 'click' | 'input',
  { selector, within = 'body' }: { selector: string; within?: string },
  act: () => Promise<void>,
): Promise<number> {
  const before = await page.evaluate((shown) => document.querySelector(shown)?.textContent ?? '', selector);
  const done: Done = { selector, before, within };
  const measured = page.evaluate(
    ({ name, until }) =>
      new Promise<number>((resolve) => {
        const listen = (): void => {
          const began = performance.now();
          const look = (): void => {
            const text = document.querySelector(until.selector)?.textContent;
            const busy = document.querySelector(`:is(${until.within}) [aria-busy="true"]:not(figure *)`) !== null;
            if (text !== undefined && text !== until.before && !busy) resolve(performance.now() - began);
            else requestAnimationFrame(look);
          };
          look();
        };
        window.addEventListener(name, listen, { capture: true, once: true });
      }),
    { name: event, until: done },
  );
  await act();
  return measured;
}

async function clicked(page: Page, what: Locator, done: Parameters<typeof took>[2]): Promise<number> {
  await what.hover();
  await page.waitForTimeout(REST_MS);
  return took(page, 'click', done, () => what.click());
}

async function medianOf(one: (round: number) => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const time = await one(round);
    if (round > 0) all.push(time); // the first one warms up
  }
  return median(all);
}

const FIRST_ROW = 'tbody tr:first-child td:nth-child(2) a:first-of-type';

async function rowToCard(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/candidates?lang=en&size=25`);
  await page.locator(FIRST_ROW).waitFor();
  return medianOf((round) =>
    clicked(page, page.locator('tbody tr').nth(round).locator('td').nth(2), { selector: 'aside h2' }),
  );
}

/** The profile itself: the page of a document that it draws and the card beside it come in their own time. */
async function nextProfile(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/candidates?lang=en&size=25`);
  await page.locator(FIRST_ROW).click();
  await page.locator('h1').waitFor();
  const next = page.getByRole('link', { name: 'Next candidate' });
  return medianOf(() => clicked(page, next, { selector: 'h1', within: 'main > section' }));
}

/** From the last key, the 300 ms for which it waits for another one included. */
async function searchToList(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/candidates?lang=en&size=25`);
  await page.locator(FIRST_ROW).waitFor();
  const box = page.getByRole('searchbox', { name: 'Search by name' });
  const names = ['peeters', 'janssens', 'dubois', 'maes', 'willems', 'claes', 'moreau', 'jansen', 'lambert', 'bakker'];
  return medianOf((round) => took(page, 'input', { selector: 'tbody' }, () => box.fill(names[round] ?? 'martin')));
}

/** The times of the list and the profile, on this processor and on one four times slower. */
export async function times(page: Page, url: string): Promise<Budget[]> {
  const processor = await page.context().newCDPSession(page);
  const budgets: Budget[] = [];
  for (const rate of SPEEDS) {
    await processor.send('Emulation.setCPUThrottlingRate', { rate });
    const slowed = rate === 1 ? '' : `, ${rate} times slowed`;
    const add = (what: string, measured: number, [most, mostSlowed]: [number, number]): void => {
      budgets.push({ what: what + slowed, measured, most: rate === 1 ? most : mostSlowed, unit: 'ms' });
    };
    add('row to card', await rowToCard(page, url), [50, 200]);
    add('next profile', await nextProfile(page, url), [100, 300]);
    add('typed search to list', await searchToList(page, url), [400, 600]);
  }
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return budgets;
}
