import type { Page } from 'playwright-core';
import type { Row, Spread } from '../bench/row.ts';
import { clicked, rounds, searched } from './measure.ts';
import { SCREENS } from './screens.ts';
import { slowProcessor } from './slow.ts';

/** How much slower than this machine the processor is made. */
const SPEEDS = [1, 4];

const FIRST_ROW = 'tbody tr:first-child td:nth-child(2) a:first-of-type';

async function rowToCard(page: Page, url: string): Promise<Spread> {
  await page.goto(`${url}/candidates?lang=en&size=25`);
  await page.locator(FIRST_ROW).waitFor();
  return rounds((round) =>
    clicked(page, page.locator('tbody tr').nth(round).locator('td').nth(2), { selector: 'aside h2' }),
  );
}

/** Opens the next profile; its document and the card beside it come later. */
async function nextProfile(page: Page, url: string): Promise<Spread> {
  await page.goto(`${url}/candidates?lang=en&size=25`);
  await page.locator(FIRST_ROW).click();
  await page.locator('h1').waitFor();
  const next = page.getByRole('link', { name: 'Next candidate' });
  return rounds(() => clicked(page, next, { selector: 'h1', within: 'main > section' }));
}

async function searchToList(page: Page, url: string): Promise<Spread> {
  await page.goto(`${url}/candidates?lang=en&size=25`);
  await page.locator(FIRST_ROW).waitFor();
  const box = page.getByRole('searchbox', { name: 'Names and texts' });
  const names = ['peeters', 'janssens', 'dubois', 'maes', 'willems', 'claes', 'moreau', 'jansen', 'lambert', 'bakker'];
  return rounds((round) => searched(page, box, names[round] ?? 'martin', 'tbody'));
}

/** The times of a recruiter's screens, on this processor and on one four times slower. */
export async function times(page: Page, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const rate of SPEEDS) {
    await slowProcessor(page, rate);
    const slowed = rate === 1 ? '' : `, ${rate} times slowed`;
    const add = (what: string, value: Spread, [most, mostSlowed]: [number, number]): void => {
      rows.push({ what: what + slowed, value, unit: 'ms', goal: { atMost: rate === 1 ? most : mostSlowed } });
    };
    add('row to card', await rowToCard(page, url), [50, 200]);
    add('next profile', await nextProfile(page, url), [100, 300]);
    add('typed search to list', await searchToList(page, url), [400, 600]);
    for (const { what, measure, most } of SCREENS) add(what, await measure(page, url), most);
  }
  await slowProcessor(page, 1);
  return rows;
}
