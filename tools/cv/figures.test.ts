import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readLaid } from '../../backend/src/modules/cv-readings/read-cv.ts';
import { keptFile, type KeptCv } from './kept.ts';
import { add, FIELDS, noScores, precision, recall, score } from './score.ts';

it('reads the kept CVs as well as the report says', async () => {
  const kept = JSON.parse(await readFile(keptFile, 'utf8')) as KeptCv[];
  expect(kept.length).toBeGreaterThan(10);
  const total = noScores();
  for (const { truth, laid } of kept) add(total, score(truth, readLaid(laid)));
  const low = FIELDS.filter((field) => Math.min(precision(total[field]), recall(total[field])) < 0.85);
  expect(low.map((field) => [field, precision(total[field]), recall(total[field])])).toEqual([]);
});
