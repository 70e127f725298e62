/**
 * Writes docs/reports/cv.md: how much of different CVs the reader finds. It fetches the themes of JSON Resume from the package registry into a temporary folder and
 * prints the CVs there. `THEMES=folder` takes installed ones.
 */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './lib/build.ts';
import { main } from './lib/main.ts';
import { root, stateDir } from './lib/paths.ts';
import { installThemes, writeCorpus } from './cv/corpus.ts';
import { isKept, keptFile, rounded, type KeptCv } from './cv/kept.ts';
import { reportOf, type Scored } from './cv/report.ts';
import { score } from './cv/score.ts';

await main(async () => {
  await buildAll(stateDir, ['backend']);
  const { readLaid } = await import('@byline/backend/modules/cv-readings/read-cv.js');
  const { laidOut, laidPdf, openPdf } = await import('@byline/backend/modules/cv-readings/layout/laid-out.js');
  const folder = await mkdtemp(join(tmpdir(), 'byline-cv-'));
  const themes = process.env.THEMES ?? join(folder, 'themes');
  if (process.env.THEMES === undefined) await installThemes(themes);
  const scored: Scored[] = [];
  const kept: KeptCv[] = [];
  for (const cv of await writeCorpus(join(folder, 'files'), themes)) {
    const bytes = await readFile(cv.file);
    const document = cv.mimeType === 'application/pdf' ? await openPdf(bytes) : null;
    if (document === 'locked') throw new Error(`${cv.id} has a password`);
    const laid = await (document ? laidPdf(document) : laidOut(bytes, cv.mimeType));
    scored.push({ cv, scores: score(cv.person.truth, readLaid(laid)) });
    if (isKept(cv)) kept.push({ id: cv.id, truth: cv.person.truth, laid });
  }
  await writeFile(join(root, 'docs/reports/cv.md'), reportOf(scored));
  await writeFile(keptFile, `${JSON.stringify(kept, rounded)}\n`);
  console.log(`Written: docs/reports/cv.md, over ${scored.length} CVs in ${folder}`);
  return 0;
});
