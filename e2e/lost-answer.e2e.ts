import type { Browser, Route } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { runningProduct } from './support/product.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { consoleWords } from './support/words.ts';
import { logIn, openCandidate, openTab } from './steps/console.ts';

const product = runningProduct();
const t = consoleWords('en');
let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await visitor(browser, 'en');
});

/** The request reaches the API and is carried out, but its answer never reaches the page. */
async function loseAnswer(route: Route): Promise<void> {
  expect((await route.fetch()).status()).toBe(201);
  await route.abort('connectionreset');
}

it('a note whose answer got lost is saved once, however often one presses', async () => {
  const { page } = visit;
  const text = 'Saved once, told twice.';
  await page.goto(`${product.urls.console}/candidates?lang=en`);
  await logIn(page, t, 'lotte.janssens@byline.example');
  await openCandidate(page, t, { firstname: 'Sanne', name: 'de Wit' });
  await openTab(page, t('notes.tab'));
  await page.getByRole('button', { name: t('notes.add'), exact: true }).click();
  await page.getByRole('textbox', { name: t('notes.text'), exact: true }).click();
  await page.keyboard.type(text);
  await page.route('**/api/v1/notes', loseAnswer, { times: 1 });
  const save = page.getByRole('button', { name: t('notes.save'), exact: true });
  await save.click();
  await page.getByText(t('problem.no_answer')).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.ok'), exact: true })
    .click();
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/api/v1/notes') && one.request().method() === 'POST'),
    save.click(),
  ]);
  expect([answer.status(), answer.headers()['idempotency-replayed']]).toEqual([201, 'true']);
  const notes = page.getByRole('list', { name: t('notes.tab') }).getByText(text);
  await notes.waitFor();
  await page.reload();
  await notes.first().waitFor();
  expect(await notes.count()).toBe(1);
  expect(visit.complaints).toEqual([]);
});
