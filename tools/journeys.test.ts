import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCIDENTS } from '../e2e/crawl/accidents.ts';
import { walk } from '../e2e/support/in-order.ts';
import { root } from './lib/paths.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('a journey ends at the first failed step, and names it in message and stack', async () => {
  const taken: string[] = [];
  const lost = new Error('no answer');
  const steps = [
    ['opens', () => void taken.push('opens')],
    ['saves', () => Promise.reject(lost)],
    ['closes', () => void taken.push('closes')],
  ] satisfies Parameters<typeof walk>[0];
  await expect(walk(steps)).rejects.toBe(lost);
  expect(taken).toEqual(['opens']);
  expect(lost.message).toBe('in the step "saves": no answer');
  expect(lost.stack).toMatch(/^Error: in the step "saves": no answer\n +at .*journeys\.test\.ts/);
});

it('journeys ask for texts that the catalogues have', () => {
  const catalogues = globSync('*/i18n/**/en.json', { cwd: root });
  const ids = new Set(catalogues.flatMap((file) => Object.keys(JSON.parse(read(file)) as object)));
  const groups = new Set([...ids].map((id) => id.split('.')[0]));
  const asked = globSync('e2e/{*,steps/*,support/*}.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/'(\w+)(\.\w+)+'/g)]
      .filter(([, group]) => groups.has(group))
      .map(([id]) => id.slice(1, -1)),
  );
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
});

it.each(Object.entries(ACCIDENTS))('the accident "%s" has its tests', (_, tests) => {
  expect(tests.length).toBeGreaterThan(0);
  for (const [file, title] of tests) expect(read(file)).toContain(`'${title}`);
});
