import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/paths.ts';

/** From docs/domain/rules.md#entities to docs/domain/rules.md#constants. */
const rows = readFileSync(join(root, 'docs/domain/rules.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line !== '| Rule | Test |')
  .map((line) => ({ line, tests: [...line.matchAll(/`([\w.-]+) › ([^`]+)`/g)] }));

const files = globSync(
  '{backend,candidate-portal,recruiter-console,shared-types,web-kit,e2e}/**/*{.test.ts,.test.tsx,.e2e.ts,journey.ts}',
  {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(basename(name)),
  },
);

/** The titles of `it(…)`, `it.each(…)(…)` and `step(…)` in the files of this name. */
const titlesIn = (name: string): string[] =>
  files
    .filter((file) => basename(file) === name)
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/(?:\b(?:it|step)|[\])])\(\s*(['"`])(.*?)\1/gs),
    ])
    .map(([, , title = '']) => title);

it('every rule names existing tests', () => {
  expect(rows.length).toBeGreaterThan(80);
  const lost = rows.filter(
    ({ tests }) =>
      tests.length === 0 ||
      tests.some(([, name = '', beginning = '']) => !titlesIn(name).some((title) => title.startsWith(beginning))),
  );
  expect(lost.map(({ line }) => line)).toEqual([]);
});
