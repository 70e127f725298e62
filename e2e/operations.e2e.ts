import type { Locator } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { looksRight } from './support/look.ts';

const RUNNING = {
  ...{ _id: '665f1c2e9b1d4a00000000aa', action: { archived: true }, undoes: null, state: 'running' },
  ...{ total: 1_577, done: 788, skipped: 0, skippedCandidates: [], createdAt: '2026-11-01T00:00:00.000Z' },
  ...{ waitsUntil: null, decidedBy: null, declineReason: null, startedBy: null as object | null },
  abilities: { cancel: true, undo: false, decide: false },
  undoableUntil: null as string | null,
};
let operation = RUNNING;
const { page, t, open, button } = await atConsole('nl', '/candidates?tile=all');
await page.getByRole('table').waitFor();
const me = await (await callsOf())<object>('GET', 'users/me');
await page.route('**/api/v1/candidates/bulk?**', (route) =>
  route.fulfill({ json: { records: [operation], totalCount: null } }),
);
beforeEach(() => {
  operation = { ...RUNNING, startedBy: me };
});

const bar = (): Locator => page.getByRole('region', { name: t('bulk.running.archived', { count: 1_577 }) });
/** Whether a click on the middle of an element reaches it. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

it('shows a running operation below rows and pages, and lets a dialog cover it', async () => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open('/candidates?tile=all&size=50');
    await bar().waitFor();
    await bar().getByText('50%').waitFor();
    const last = page.locator('[data-row], [data-record]').last();
    await last.scrollIntoViewIfNeeded();
    expect(await isOnTop(last), String(width)).toBe(true);
    expect(await isOnTop(button('common.pageNext')), String(width)).toBe(true);
    expect(await isOnTop(bar()), String(width)).toBe(true);
  }
  await looksRight(page, 'a change that runs');
  await open('/agenda?from=2026-11-26T10:00:00.000Z&to=2026-11-26T11:00:00.000Z');
  await page.getByRole('dialog').waitFor();
  expect(await isOnTop(page.getByRole('region', { name: /1[.]577/, includeHidden: true }))).toBe(false);
});

it('covers nothing after its end; the user menu offers the undo', async () => {
  operation = {
    ...{ ...operation, state: 'done', done: 1_577, undoableUntil: new Date(Date.now() + 540_000).toISOString() },
    abilities: { cancel: false, undo: true, decide: false },
  };
  await open('/candidates?tile=all');
  await page.getByText(t('layout.undoableCount', { count: 1 })).waitFor({ state: 'attached' });
  expect(await page.getByText(t('bulk.done.archived', { count: 1_577 })).count()).toBe(0);
  await page.getByRole('button', { name: t('layout.account', { name: 'Lotte Janssens' }) }).click();
  await page.getByRole('menuitem', { name: t('bulk.done.archived', { count: 1_577 }) }).waitFor();
  await looksRight(page, 'what can be undone');
});
