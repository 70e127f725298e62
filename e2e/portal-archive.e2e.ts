import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { atPortal, NOOR } from './steps/visits.ts';
import { looksRight } from './support/look.ts';

it('gives a candidate all their data, readable without a network', async () => {
  const { context, page, complaints, button, press } = await atPortal('nl', '/account', { email: NOOR });
  await press('archive.make');
  await button('archive.download').waitFor({ timeout: 60_000 });
  await looksRight(page, 'an archive that is ready');
  const [download] = await Promise.all([page.waitForEvent('download'), press('archive.download')]);
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
