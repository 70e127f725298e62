import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, logIn } from './steps/console.ts';
import { LOTTE } from './steps/lotte.ts';
import { logIn as logInAsCandidate } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { looksAsBefore } from './support/picture.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { consoleWords, portalWords } from './support/words.ts';

/**
 * High contrast, with people and a week of its own: the system draws its colours, no shadows and no backgrounds of ours.
 * It draws letters too, also in the pictures.
 */
const product = runningProduct();
const { urls } = product;
const NAME = 'Contrastproef';
/** A week that nothing of the demo is in, nor today. */
const MONDAY = '2031-04-07';
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

const isSettled = () => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
const backgroundOf = (at: Locator): Promise<string> =>
  at.first().evaluate((node) => getComputedStyle(node).backgroundColor);

/** Answers the element that has the focus without a ring around it, its field or its row; null when all is well. */
const withoutRing = (): Promise<string | null> =>
  page.evaluate(() => {
    const isRinged = (node: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor);
    };
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const field = focused.closest('.MuiOutlinedInput-root') ?? focused;
    return [focused, field].some(isRinged) ? null : focused.outerHTML.slice(0, 200);
  });

/** Goes so many times to what comes next, and tells what has no ring there. */
async function unringed(stops: number): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const one = await withoutRing();
    if (one) found.push(one);
  }
  return found;
}

describe('the console', () => {
  const t = consoleWords('fr');
  const open = async (path: string, width = 1280): Promise<void> => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${urls.console}${path}`);
    await page.locator('main').waitFor({ state: 'attached' }); // a form that is the whole screen hides it
    await isSettled();
  };
  const list = `/candidates?tile=newApplicant&search=${NAME}&sort=name`;

  beforeAll(async () => {
    const call = await callsOf(product, LOTTE);
    for (const firstname of ['Ida', 'Ina', 'Isa', 'Iva']) {
      const email = `${firstname}.${NAME}@example.be`.toLowerCase();
      const person = { firstname, name: NAME, email, language: 'fr', function: 'translator' };
      await call('POST', 'candidates', { ...person, postal: '9000', city: 'Gent', country: 'BE' });
    }
    for (const [day, start, end] of [
      ['07', '08:00', '10:30'],
      ['07', '09:00', '11:00'],
      ['08', '09:00', '10:00'],
    ] as const) {
      const item = { title: NAME, startDate: `2031-04-${day}T${start}:00Z`, endDate: `2031-04-${day}T${end}:00Z` };
      await call('POST', 'calendar', item);
    }
    ({ page } = await visitor(browser, 'fr'));
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${urls.console}/candidates?lang=fr`);
    await logIn(page, t, LOTTE);
    await page.getByRole('table').waitFor();
  });
  afterAll(() => page.context().close());

  it('rings what has the focus: links, buttons, tiles, tabs, rows, segments, fields, wrong ones too', async () => {
    await open(list);
    expect(await unringed(40)).toEqual([]);
    await page.getByRole('link', { name: `Ida ${NAME}` }).click();
    await page.getByRole('tab', { name: new RegExp(`^${t('notes.tab')}`) }).click();
    await isSettled();
    await page
      .getByRole('link', { name: t('layout.jobs') })
      .first()
      .focus();
    expect(await unringed(45)).toEqual([]);
    await open('/jobs?panel=new', 320);
    await page.getByRole('button', { name: t('jobForm.save'), exact: true }).click();
    expect(await unringed(15)).toEqual([]);
  });

  it('tells a wrong field from a right one', async () => {
    await open('/jobs?panel=new');
    const field = (label: string) =>
      page
        .locator('.MuiOutlinedInput-root')
        .filter({ has: page.getByRole('textbox', { name: t(label) }) })
        .first();
    const edge = (label: string) => field(label).evaluate((node) => getComputedStyle(node).outlineStyle);
    await page.getByRole('button', { name: t('jobForm.save'), exact: true }).click();
    await page.getByRole('textbox', { name: t('job.title') }).press('Tab');
    expect([await edge('job.title'), await edge('job.location')]).toEqual(['solid', 'none']);
  });

  it('draws the list with its page, tile, order, selection and open row', async () => {
    await open(list);
    for (const row of [1, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    await looksAsBefore(page, page.locator('body'), 'forced-list');
  });

  it('draws the agenda with the edges of its items, and which view it is', async () => {
    await open(`/agenda?date=${MONDAY}`);
    const items = page.getByRole('button', { name: new RegExp(NAME) });
    await items.nth(2).waitFor();
    await looksAsBefore(page, page.getByRole('main'), 'forced-agenda');
  });

  it('draws the bars of a chart', async () => {
    await open(`/settings/stats?by=postal&from=2020-01-01&name=${NAME}`);
    await page.locator('.MuiBarChart-label').first().waitFor();
    await looksAsBefore(page, page.getByRole('img', { name: t('statistics.perPostal') }), 'forced-chart');
  });
});

describe('the portal', () => {
  const t = portalWords('nl');
  const open = async (path: string): Promise<void> => {
    await page.goto(`${urls.portal}${path}`);
    await isSettled();
  };

  beforeAll(async () => {
    ({ page } = await visitor(browser, 'nl'));
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${urls.portal}/account?lang=nl`);
    await logInAsCandidate(page, t, { email: 'camille.lefevre@byline.example', password: DEMO_PASSWORD });
    await page.getByRole('radio').first().waitFor();
  });
  afterAll(() => page.context().close());

  it('tells what is chosen and which field is wrong, and rings what has the focus', async () => {
    await open('/account');
    const segments = page.getByRole('main').locator('label:has([type=radio])');
    await segments.first().waitFor();
    const chosen = segments.filter({ has: page.locator(':checked') });
    const other = segments.filter({ has: page.locator(':not(:checked)') });
    expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));
    expect(await unringed(15)).toEqual([]);
    await open('/work?open=new');
    await page.getByRole('textbox').first().press('Control+Enter');
    const wrong = page.locator('[aria-invalid=true]:not(:focus)').first();
    expect(await wrong.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await unringed(15)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('draws the meter, switches, pills, and buttons that are an icon', async () => {
    await open('/profile');
    await page.getByRole('switch').first().waitFor();
    await looksAsBefore(page, page.locator('div:has(> [aria-labelledby="a-links"])'), 'forced-profile');
  });
});
