import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './lib/paths.ts';

/** A violation of every rule of .dependency-cruiser.mjs: file and content. */
const violations: [rule: string, file: string, imported: string][] = [
  [
    'no-cycles',
    'backend/src/modules/a/one.ts',
    "import type { two } from './two.js'; export const one: typeof two = 1;",
  ],
  ['no-unresolvable', 'backend/src/modules/a/lost.ts', "import './nowhere.js';"],
  [
    'backend-module-internals',
    'backend/src/modules/a/a.service.ts',
    "import type { B } from '../b/b.repository.js'; export type X = B;",
  ],
  ['backend-common-knows-no-module', 'backend/src/common/mail.ts', "import '../modules/b/b.service.js';"],
  ['backend-controllers-call-services', 'backend/src/modules/b/b.controller.ts', "import './b.repository.js';"],
  [
    'backend-rules-are-pure',
    'backend/src/modules/b/b.rules.ts',
    "import { model } from 'mongoose'; export const b = model;",
  ],
  ['worker-has-no-routes', 'backend/src/worker.ts', "import './modules/b/b.controller.js';"],
  ['app-features-stand-alone', 'candidate-portal/src/features/work/List.tsx', "import '../links/Links';"],
  ['app-features-below-app', 'candidate-portal/src/features/links/Links.tsx', "import '../../app/store';"],
  [
    'app-shared-parts-at-the-bottom',
    'recruiter-console/src/components/Card.tsx',
    "import '../features/agenda/Agenda';",
  ],
  ['app-client-with-its-tags', 'recruiter-console/src/features/agenda/api.ts', "import '../../api/generated';"],
  [
    'deployables-apart',
    'recruiter-console/src/features/agenda/Agenda.tsx',
    "import '../../../../candidate-portal/src/lib/dates';",
  ],
  ['web-kit-is-for-apps', 'backend/src/common/kit.ts', "import '../../../web-kit/src/dates/index';"],
  ['web-kit-has-no-look', 'web-kit/src/ui/Button.ts', "import '@mui/material';"],
  [
    'domain-imports-nothing',
    'shared-types/src/domain/limits.ts',
    "import { join } from 'node:path'; export const x = join;",
  ],
  ['no-tests-in-the-product', 'backend/src/modules/b/b.service.ts', "import './b.service.test.js';"],
];
const innocent = {
  'backend/src/modules/a/two.ts':
    "import type { one } from './one.js'; export const two = 1; export type One = typeof one;",
  'backend/src/modules/b/b.repository.ts': 'export type B = string;',
  'backend/src/modules/b/b.service.test.ts': 'export {};',
  'candidate-portal/src/app/store.ts': 'export {};',
  'candidate-portal/src/lib/dates.ts': 'export {};',
  'recruiter-console/src/api/generated.ts': 'export {};',
  'web-kit/src/dates/index.ts': 'export {};',
  'node_modules/@mui/material/package.json': '{ "name": "@mui/material", "main": "index.js" }',
  'node_modules/@mui/material/index.js': 'exports.Button = 1;',
  'node_modules/mongoose/package.json': '{ "name": "mongoose", "main": "index.js" }',
  'node_modules/mongoose/index.js': 'exports.model = 1;',
};

interface Cruise {
  summary: { violations: { from: string; rule: { name: string } }[]; ruleSetUsed: { forbidden: { name: string }[] } };
}

let folder = '';
let summary: Cruise['summary'];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'byline-architecture-'));
  const files = { ...innocent, ...Object.fromEntries(violations.map(([, file, content]) => [file, content])) };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const folders = ['backend', 'candidate-portal', 'recruiter-console', 'web-kit', 'shared-types'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/depcruise'), [...args, ...folders], {
    cwd: folder,
    encoding: 'utf8',
  });
  summary = (JSON.parse(stdout) as Cruise).summary;
});
afterAll(() => rm(folder, { recursive: true }));

describe('dependency-cruiser', () => {
  it('has a violation above for each of its rules', () => {
    const names = summary.ruleSetUsed.forbidden.map(({ name }) => name);
    expect(violations.map(([rule]) => rule).sort()).toEqual(names.sort());
  });

  it.each(violations)('%s: %s', (rule, file) => {
    expect(summary.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });
});
