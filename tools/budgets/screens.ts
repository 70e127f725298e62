import type { Page } from 'playwright-core';
import type { Spread } from '../bench/row.ts';
import { clicked, rounds, searched } from './measure.ts';

/** A screen beside the candidates, with an act there and its limits, on this processor and on a slower one. */
interface ScreenTime {
  what: string;
  measure: (page: Page, url: string) => Promise<Spread>;
  most: [number, number];
}

/** Includes the 300 ms for which a search waits for another key. */
const SEARCH: [number, number] = [400, 600];
const CLICK: [number, number] = [100, 300];

/** The pane of a list. */
const PANE = 'main > section';

/** Types one text after the other into the search box of a list. */
const searching =
  (path: string, box: string, texts: readonly string[]): ScreenTime['measure'] =>
  async (page, url) => {
    await page.goto(`${url}${path}`);
    const input = page.getByRole('searchbox', { name: box });
    await input.waitFor();
    return rounds((round) => searched(page, input, texts[round] ?? '', PANE));
  };

/** Presses the same button again and again, until something shows another text. */
const pressing =
  (path: string, button: string, selector = PANE): ScreenTime['measure'] =>
  async (page, url) => {
    await page.goto(`${url}${path}`);
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    return rounds(() => clicked(page, page.getByRole('button', { name: button, exact: true }), { selector }));
  };

/** Opens a job from the list; the applicants beside it come later. */
async function jobFromList(page: Page, url: string): Promise<Spread> {
  await page.goto(`${url}/jobs?lang=en&size=25`);
  return rounds(async (round) => {
    const title = page.locator('tbody tr').nth(round).getByRole('link').first();
    await title.waitFor();
    const time = await clicked(page, title, { selector: 'h1', within: PANE });
    await page.goBack();
    return time;
  });
}

const CLIENTS = ['brel', 'kade', 'parc', 'noord', 'haven', 'zorg', 'delvaux', 'kust', 'leie', 'energie'];
const NAMES = ['peeters', 'janssens', 'dubois', 'maes', 'willems', 'claes', 'moreau', 'jansen', 'lambert', 'bakker'];
const TASKS = ['call', 'review', 'ask', 'send', 'contract', 'invoice', 'portfolio', 'brief', 'test', 'rates'];

export const SCREENS: readonly ScreenTime[] = [
  { what: 'jobs: typed search', measure: searching('/jobs?lang=en', 'Search title or client', CLIENTS), most: SEARCH },
  { what: 'job from the list', measure: jobFromList, most: CLICK },
  {
    what: 'applications: typed search',
    measure: searching('/jobapplications?lang=en', 'Search candidates by name', NAMES),
    most: SEARCH,
  },
  { what: 'applications: next page', measure: pressing('/jobapplications?lang=en', 'Next page'), most: CLICK },
  { what: 'tasks: typed search', measure: searching('/tasks?lang=en', 'Search tasks', TASKS), most: SEARCH },
  {
    what: 'agenda: next week',
    measure: pressing('/agenda?lang=en', 'Next week', `${PANE} [role=columnheader]`),
    most: CLICK,
  },
];
