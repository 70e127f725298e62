import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openCandidate, openTab } from './steps/console.ts';
import { atConsole } from './steps/visits.ts';

const { page, complaints, t, press, field, confirm } = await atConsole('en', '/candidates');

/** Lets the API execute the request, but drops its answer. */
async function loseAnswer(route: Route): Promise<void> {
  expect((await route.fetch()).status()).toBe(201);
  await route.abort('connectionreset');
}

it('a note is saved once if its answer is lost, despite a second press', async () => {
  const text = 'Saved once, told twice.';
  await openCandidate(page, t, { firstname: 'Sanne', name: 'de Wit' });
  await openTab(page, t('notes.tab'));
  await press('notes.add');
  await field('notes.text').click();
  await page.keyboard.type(text);
  await page.route('**/api/v1/notes', loseAnswer, { times: 1 });
  await press('notes.save');
  await page.getByText(t('problem.no_answer')).waitFor();
  await confirm('common.ok');
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/api/v1/notes') && one.request().method() === 'POST'),
    press('notes.save'),
  ]);
  expect([answer.status(), answer.headers()['idempotency-replayed']]).toEqual([201, 'true']);
  const notes = page.getByRole('list', { name: t('notes.tab') }).getByText(text);
  await notes.waitFor();
  await page.reload();
  await notes.first().waitFor();
  expect(await notes.count()).toBe(1);
  expect(complaints).toEqual([]);
});
