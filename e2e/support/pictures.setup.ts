import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { root } from '../../tools/lib/paths.ts';
import { closeVisits } from './browser.ts';
import { openPages } from './visitor.ts';

/** Saves a screenshot of every open page of a failed test in .state/journeys/. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const name = `${task.file.name} ${task.name}`.replace(/\W+/g, '-');
  for (const [index, page] of [...openPages].entries()) {
    await page.screenshot({ path: join(root, '.state/journeys', `${name}-${index + 1}.png`) });
  }
});

afterAll(closeVisits);
