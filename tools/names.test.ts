import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.ts';

/** The file names of CONTRIBUTING.md, so people find a file by guessing. */
const files = globSync(
  '{backend,candidate-portal,recruiter-console,shared-types,web-kit,demo,tools,e2e}/**/*.{ts,tsx}',
  {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(basename(name)),
  },
);

describe('file names', () => {
  it('end in .test for tests: vitest ignores .spec', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => file.includes('.spec.'))).toEqual([]);
  });
});

describe('files of a backend module', () => {
  const named = files.flatMap((file) => {
    const [, name = '', kind = ''] =
      /^backend\/src\/modules\/[^/]+\/(?:(?:record|list|write)\/)?([a-z-]+)\.([a-z]+)\.ts$/.exec(file) ?? [];
    return kind ? [{ file, name, kind }] : [];
  });
  /** Words without a plural, and names of whole modules. */
  const ALSO_PLURAL = /(auth|bytes|calendar|experience|history|mail|outbox|people|registration|staff|website|worker)$/;

  it('are plural for all records: module, controller, service, repository', () => {
    const plural = named.filter(({ kind }) => ['module', 'controller', 'service', 'repository'].includes(kind));
    expect(plural.length).toBeGreaterThan(80);
    expect(plural.filter(({ name }) => !name.endsWith('s') && !ALSO_PLURAL.test(name))).toEqual([]);
  });

  it('are singular for one record: schema, record, presenter, rules, policy, list, listeners', () => {
    const kinds = ['schema', 'record', 'presenter', 'rules', 'policy', 'list', 'listeners'];
    const singular = named.filter(({ kind }) => kinds.includes(kind));
    expect(singular.length).toBeGreaterThan(60);
    expect(singular.filter(({ name }) => name.endsWith('s'))).toEqual([]);
  });

  it('import the record of another module from its .record.ts', () => {
    const elsewhere = /import (?:type )?\{[^}]*\b\w+Record\b[^}]*\} from '(\.\.\/(?:\.\.\/)?(?!\.|common)[^']*)'/g;
    const taken = named.flatMap(({ file }) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(elsewhere)].map(([, from = '']) => ({ file, from })),
    );
    expect(taken.length).toBeGreaterThan(10);
    expect(taken.filter(({ from }) => !from.endsWith('.record.js'))).toEqual([]);
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

describe('CONTRIBUTING.md', () => {
  it('names existing files', () => {
    const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    const named = [
      ...text.matchAll(/`((?:backend|candidate-portal|demo|docker|recruiter-console|shared-types|tools)\/[\w./-]+)`/g),
    ];
    expect(named.length).toBeGreaterThan(30);
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
