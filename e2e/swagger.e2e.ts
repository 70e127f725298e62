import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { demoLogins } from '../tools/lib/demo-session.ts';
import { cvOf } from './steps/profile.ts';
import { startForJourney, visitor, type Running, type Visit } from './support/running.ts';

interface List {
  records: { _id: string; archived: boolean; status: string; createdAt: string }[];
  totalCount: number | null;
}

let running: Running;
let visit: Visit;
beforeAll(async () => {
  running = await startForJourney();
  visit = await visitor(running.browser, 'en');
});
afterAll(() => running.stop());

/** An operation, opened and ready to be tried. */
async function tryOut(page: Page, tag: string, operation: string): Promise<Locator> {
  const block = page.locator(`#operations-${tag}-${operation}`);
  if ((await block.count()) === 0) await page.locator(`#operations-tag-${tag}`).click();
  await block.locator('.opblock-summary-control').click();
  await block.getByRole('button', { name: 'Try it out' }).click();
  return block;
}

const parameter = (block: Locator, name: string): Locator =>
  block.locator(`tr[data-param-name="${name}"]`).locator('input, textarea').first();

/** Sends it, and answers the status and the body that the page shows. */
async function execute<T>(block: Locator): Promise<{ status: string; body: T }> {
  const clear = block.getByRole('button', { name: 'Clear' });
  if (await clear.isVisible()) await clear.click();
  await block.getByRole('button', { name: 'Execute' }).click();
  const shown = block.locator('.live-responses-table tbody .response');
  const status = (await shown.locator('.response-col_status').innerText()).trim();
  const body = await shown.locator('.highlight-code code').first().innerText();
  return { status, body: JSON.parse(body) as T };
}

describe('the documentation at /api/docs', () => {
  let candidateId: string;

  it('logs in by trying it out, and keeps the token', async () => {
    const { page } = visit;
    const { recruiter } = await demoLogins();
    await page.goto(`${running.product.urls.api}/api/docs`);
    const login = await tryOut(page, 'auth', 'login');
    await login
      .getByRole('textbox')
      .last()
      .fill(JSON.stringify({ email: recruiter.email, password: recruiter.password }));
    const { status, body } = await execute<{ token: string }>(login);
    expect(status).toMatch(/^200/);
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    const dialog = page.locator('.auth-container');
    await dialog.getByRole('textbox').fill(body.token);
    await dialog.getByRole('button', { name: 'Apply credentials' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  it('lists with a filter, several values and a range among them', async () => {
    const list = await tryOut(visit.page, 'candidates', 'listCandidates');
    await parameter(list, 'limit').fill('50');
    const all = await execute<List>(list);
    expect(all.status).toMatch(/^200/);
    expect(all.body.records.some(({ archived }) => archived)).toBe(true);
    const filter = { archived: false, status: ['none', 'test'], createdAt: { from: '2020-01-01' } };
    await parameter(list, 'filter').fill(JSON.stringify(filter));
    await parameter(list, 'Prefer').fill('count=exact');
    const { status, body } = await execute<List>(list);
    expect(status).toMatch(/^200/);
    expect(body.records.length).toBeGreaterThan(0);
    expect(body.totalCount).toBeGreaterThanOrEqual(body.records.length);
    for (const record of body.records) {
      expect(record.archived).toBe(false);
      expect(['none', 'test']).toContain(record.status);
    }
    candidateId = body.records[0]?._id ?? '';
  });

  it('uploads a file', async () => {
    const upload = await tryOut(visit.page, 'files', 'uploadCandidateFile');
    await parameter(upload, 'id').fill(candidateId);
    const buffer = await cvOf({ firstname: 'Éloïse', name: 'van der Meer', email: 'eloise@example.be', password: '' });
    await upload.locator('input[type="file"]').setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer });
    const { status, body } = await execute<{ data: { file: { size: number; mimeType: string } } }>(upload);
    expect(status).toMatch(/^201/);
    expect(body.data.file).toMatchObject({ mimeType: 'application/pdf', size: buffer.length });
  });

  it('works under its Content-Security-Policy', () => {
    expect(visit.complaints).toEqual([]);
  });
});
