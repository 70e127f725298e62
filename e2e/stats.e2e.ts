import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { lotteAt } from './steps/lotte.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { consoleWords } from './support/words.ts';

const product = runningProduct();
const t = consoleWords('nl');
let page: Page;
let complaints: string[];

beforeAll(async () => {
  ({ page, complaints } = await lotteAt(product, 'nl', '/settings/stats'));
  await page.getByRole('table').waitFor();
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

const open = (): Promise<unknown> => page.goto(`${product.urls.console}/settings/stats`);
const press = (label: string): Promise<void> => page.getByRole('button', { name: t(label), exact: true }).click();
const counts = (): Promise<number[]> =>
  page.locator('tbody tr td:nth-child(2)').evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));

/** The bytes of what a button saves. */
async function saved(label: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(label)]);
  return readFile(await download.path());
}

it('shows the same numbers as a chart and as a table, and takes them along', async () => {
  await open();
  await page.getByRole('img', { name: t('statistics.perMonth') }).waitFor();
  await page.locator('.MuiBarChart-label').first().waitFor();
  const table = await counts();
  const bars = await page.locator('.MuiBarChart-label').allTextContents();
  expect(table).toHaveLength(12);
  // Nobody has no number above it.
  expect(bars.map(Number)).toEqual(table.toReversed().filter((count) => count > 0));
  const total = table.reduce((sum, count) => sum + count, 0);
  await page.getByRole('heading', { name: t('statistics.total', { count: total }) }).waitFor();
  await looksRight(page, 'statistics');
  const rows = (await saved('statistics.csv')).toString('utf8').trim().split('\r\n').slice(1);
  expect(rows.map((row) => Number(row.split(';')[1]))).toEqual(table.toReversed());
  expect((await saved('statistics.picture')).subarray(1, 4).toString()).toBe('PNG');
});

/** Opens the list behind the nth row that has one: it has as many as the row counts. */
async function openRow(nth: number): Promise<void> {
  const row = page
    .getByRole('row')
    .filter({ has: page.locator('a') })
    .nth(nth);
  const count = Number(await row.locator('td').first().textContent());
  await row.getByRole('link').click();
  await page.waitForURL(/\/candidates\?tile=all&.*createdAt=/);
  await expect.poll(() => page.getByText(new RegExp(`van ${count}$`)).count()).toBeGreaterThan(0);
}

it('leads from a month to its candidates and back, and is filtered by name', async () => {
  await open();
  // Of last month: in this one other files add people and erase them, who stay in the count and not in the list.
  await openRow(1);
  await page.goBack();
  const fill = (label: string, text: string) => page.getByRole('searchbox', { name: t(label), exact: true }).fill(text);
  const filtered = page.waitForResponse((answer) => answer.url().includes('firstname=AN&name='));
  await fill('statistics.firstname', 'AN');
  await fill('statistics.name', 'É');
  await filtered;
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await openRow(-1);
  await page.getByTitle(/ AN$/).waitFor();
  await page.goBack();
  await fill('statistics.name', 'Zzyzx');
  await page.getByText(t('statistics.no_registrations'), { exact: true }).waitFor();
});
