import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../tools/browser.ts';
import { logIn } from './steps/console.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { consoleWords } from './support/words.ts';

const { urls } = runningProduct();
const t = consoleWords('fr');
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  ({ page } = await visitor(browser, 'fr'));
  await page.goto(`${urls.console}/candidates?lang=fr`);
  await logIn(page, t, 'lotte.janssens@byline.example');
  await page.getByRole('table').waitFor();
});
afterAll(() => browser.close());

const scrolled = (): Promise<number> =>
  page.getByRole('table').evaluate((table) => table.parentElement?.scrollTop ?? -1);

it('is where one left it after a profile, and after a reload', async () => {
  await page.goto(`${urls.console}/candidates?tile=all&page=2&size=25`);
  await page.getByText(/^26–50 /).waitFor();
  await page.getByRole('row').nth(20).scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  await page.getByRole('row').nth(20).getByRole('link').first().click();
  await page.waitForURL(/\/candidates\/[0-9a-f]{24}/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByText(/^26–50 /).waitFor();
  await expect.poll(scrolled).toBe(left);
  await page.reload();
  await page.getByText(/^26–50 /).waitFor();
  await expect.poll(scrolled).toBe(left);
  await page.getByRole('button', { name: t('common.pageNext') }).click();
  await page.getByText(/^51–/).waitFor();
  await expect.poll(scrolled).toBe(0);
});

it('keeps filter, order and tile when somebody searches from the bar above', async () => {
  await page.goto(`${urls.console}/candidates?tile=all&country=BE&sort=name&page=2`);
  await page.getByText(/^11–/).waitFor();
  await page.getByRole('searchbox', { name: t('layout.searchCandidates') }).fill('an');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('search') === 'an');
  await page.getByText(/^1–10 /).waitFor();
  // Longer than a search in the list's own box takes to settle: nothing puts the old one back.
  await page.waitForTimeout(500);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    tile: 'all',
    country: 'BE',
    sort: 'name',
    search: 'an',
  });
});
