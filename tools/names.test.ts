import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.ts';

/** What CONTRIBUTING.md says of names, so that a file is found by guessing. */
const files = globSync(
  '{backend,candidate-portal,recruiter-console,shared-types,web-kit,demo,tools,e2e}/**/*.{ts,tsx}',
  {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(basename(name)),
  },
);

describe('file names', () => {
  it('end in .test for tests: one that ends in .spec would never run', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => file.includes('.spec.'))).toEqual([]);
  });
});

describe('classes of *.dto.ts', () => {
  it('end in Request, Response or Filter, and in Dto within those', () => {
    const names = files
      .filter((file) => file.endsWith('.dto.ts'))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/^(?:export )?(?:abstract )?class (\w+)/gm),
      ])
      .map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !/(Request|Response|Filter|Dto)$/.test(name))).toEqual([]);
  });
});
