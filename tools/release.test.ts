import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/paths.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

// docs/releases.md
it('the version is the same in every package, in the API and at the top of the changelog', () => {
  const packages = ['package.json', ...globSync('*/package.json', { cwd: root })].map(read);
  const own = packages.flatMap((text) => [...text.matchAll(/"(?:version|@byline\/[\w-]+)": "(.*?)"/g)]);
  const versions = [
    ...own.map(([, version]) => version),
    /VERSION = '(.*?)'/.exec(read('backend/src/common/version.ts'))?.[1],
    /^info:[\s\S]*?^ {2}version: (\S+)$/m.exec(read('openapi.yaml'))?.[1],
    /^## \[(\d.*?)\]/m.exec(read('CHANGELOG.md'))?.[1],
  ];
  expect(versions.length).toBeGreaterThan(13);
  expect(new Set(versions).size).toBe(1);
});
