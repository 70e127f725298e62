import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { DEMO_LOGINS } from '../demo/src/logins.ts';
import { openBrowser } from './support/browser.ts';
import { inOrder } from './support/in-order.ts';
import { runningProduct } from './support/product.ts';
import { visitor, type Visit } from './support/visitor.ts';

interface List {
  records: { _id: string; archived: boolean; status: string; createdAt: string }[];
  totalCount: number | null;
}

const product = runningProduct();
let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await visitor(browser, 'en');
});

/** Opens an operation with its form. */
async function tryOut(page: Page, tag: string, operation: string): Promise<Locator> {
  const block = page.locator(`#operations-${tag}-${operation}`);
  if ((await block.count()) === 0) await page.locator(`#operations-tag-${tag}`).click();
  await block.locator('.opblock-summary-control').click();
  await block.getByRole('button', { name: 'Try it out' }).click();
  return block;
}

const parameter = (block: Locator, name: string): Locator =>
  block.locator(`tr[data-param-name="${name}"]`).locator('input, textarea').first();

const choice = (block: Locator, name: string): Locator => block.locator(`tr[data-param-name="${name}"] select`);

/** Sends the request, and returns the shown status and answer. */
async function execute(block: Locator): Promise<{ status: string; answer: Locator }> {
  const clear = block.getByRole('button', { name: 'Clear' });
  if (await clear.isVisible()) await clear.click();
  await block.getByRole('button', { name: 'Execute' }).click();
  const answer = block.locator('.live-responses-table tbody .response');
  return { status: (await answer.locator('.response-col_status').innerText()).trim().slice(0, 3), answer };
}

async function executeJson<T>(block: Locator): Promise<{ status: string; body: T }> {
  const { status, answer } = await execute(block);
  return { status, body: JSON.parse(await answer.locator('.highlight-code code').first().innerText()) as T };
}

let candidateId: string;

const step = inOrder('the documentation at /api/docs is tried out');

step('logs in by trying it out, and keeps the token', async () => {
  const { page } = visit;
  const boss = DEMO_LOGINS.find(({ note }) => note.includes('super-admin'));
  await page.goto(`${product.urls.api}/api/docs`);
  const login = await tryOut(page, 'auth', 'login');
  await login
    .getByRole('textbox')
    .last()
    .fill(JSON.stringify({ email: boss?.email, password: boss?.password }));
  const { status, body } = await executeJson<{ token: string }>(login);
  expect(status).toBe('200');
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.auth-container');
  await dialog.getByRole('textbox').fill(body.token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
});

step('lists with a filter, several values and a range among them', async () => {
  const list = await tryOut(visit.page, 'candidates', 'listCandidates');
  // The demo's candidates are the oldest; other files may erase their own at any time.
  await parameter(list, 'limit').fill('10');
  await choice(list, 'sort').selectOption('createdAt');
  await choice(list, 'filter[archived]').selectOption('false');
  await choice(list, 'filter[status]').selectOption(['none', 'test']);
  await parameter(list, 'filter[createdAt][from]').fill('2020-01-01');
  await parameter(list, 'Prefer').fill('count=exact');
  const { status, body } = await executeJson<List>(list);
  expect(status).toBe('200');
  expect(body.records.length).toBeGreaterThan(0);
  expect(body.totalCount).toBeGreaterThanOrEqual(body.records.length);
  for (const record of body.records) {
    expect(record.archived).toBe(false);
    expect(['none', 'test']).toContain(record.status);
  }
  candidateId = body.records[0]?._id ?? '';
});

step('uploads a photo, and shows it', async () => {
  const upload = await tryOut(visit.page, 'files', 'uploadCandidateAvatar');
  await parameter(upload, 'id').fill(candidateId);
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  await upload.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const { status, body } = await executeJson<{ data: { file: { _id: string; kind: string } } }>(upload);
  expect(status).toBe('201');
  expect(body.data.file.kind).toBe('avatar');
  const download = await tryOut(visit.page, 'files', 'downloadCandidateFile');
  await parameter(download, 'id').fill(candidateId);
  await parameter(download, 'fileId').fill(body.data.file._id);
  await choice(download, 'inline').selectOption('true');
  const { answer } = await execute(download);
  await expect.poll(() => answer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
});

step('exports a spreadsheet to save', async () => {
  const { status, answer } = await execute(await tryOut(visit.page, 'candidates', 'exportCandidates'));
  expect(status).toBe('200');
  const link = answer.getByRole('link', { name: 'Download file' });
  const [file] = await Promise.all([visit.page.waitForEvent('download'), link.click()]);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});

step('works under its Content-Security-Policy', () => {
  expect(visit.complaints).toEqual([]);
});
