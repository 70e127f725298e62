import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

const { urls } = runningProduct();
const t = portalWords('nl');
const NOOR = { email: 'noor@dewitte.example', password: DEMO_PASSWORD };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

it('gives somebody everything that is known of them, to read without a network', async () => {
  const { context, page, complaints } = await visitor(browser, 'nl');
  await page.goto(`${urls.portal}/account?lang=nl`);
  await logIn(page, t, NOOR);
  const action = (label: string) => page.getByRole('button', { name: t(label), exact: true });
  await action('archive.make').click();
  await action('archive.download').waitFor({ timeout: 60_000 });
  await looksRight(page, 'an archive that is ready');
  const [download] = await Promise.all([page.waitForEvent('download'), action('archive.download').click()]);
  expect(download.suggestedFilename()).toMatch(/^Byline .+\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.html', 'data.json']));
  const html = Buffer.from(files['index.html'] ?? []).toString();

  const reader = await context.newPage();
  await reader.route('**', (route) => route.abort());
  await reader.setContent(html);
  await reader.getByRole('heading', { level: 1, name: /Noor/ }).waitFor();
  await looksRight(reader, 'the page of an archive');
  expect(complaints).toEqual([]);
});
