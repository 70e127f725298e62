import { readFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { looksRight } from './support/look.ts';

const visit = await atConsole('nl', '/settings/stats');
const { page, complaints, t, press } = visit;
await page.getByRole('table').waitFor();
afterEach(() => expect(complaints.splice(0)).toEqual([]));

const open = (): Promise<unknown> => visit.open('/settings/stats');
const counts = (): Promise<number[]> =>
  page.locator('tbody tr td:nth-child(2)').evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));

/** The bytes of the file that a button saves. */
async function saved(label: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(label)]);
  return readFile(await download.path());
}

it('shows the same numbers as a chart and as a table, and saves both', async () => {
  await open();
  await page.getByRole('img', { name: t('statistics.per.month') }).waitFor();
  await page.locator('.MuiBarChart-label').first().waitFor();
  const table = await counts();
  const bars = await page.locator('.MuiBarChart-label').allTextContents();
  expect(table).toHaveLength(12);
  // An empty bar has no number.
  expect(bars.map(Number)).toEqual(table.toReversed().filter((count) => count > 0));
  const total = table.reduce((sum, count) => sum + count, 0);
  await page.getByRole('heading', { name: t('statistics.total', { count: total }) }).waitFor();
  await looksRight(page, 'statistics');
  const rows = (await saved('statistics.csv')).toString('utf8').trim().split('\r\n').slice(1);
  expect(rows.map((row) => Number(row.split(';')[1]))).toEqual(table.toReversed());
  expect((await saved('statistics.picture')).subarray(1, 4).toString()).toBe('PNG');
});

/** Opens the list behind the nth row with a link. The list must have as many candidates as the row shows. */
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

it('leads from a month to its candidates and back, and filters by name', async () => {
  await open();
  // Uses last month: in this month other files add and erase people, who stay in the count but not in the list.
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
