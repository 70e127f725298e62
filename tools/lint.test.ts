import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './lib/paths.ts';

/** oxlint.config.ts refuses each of these. */
const refused: [rule: string, file: string, code: string][] = [
  ['eslint-js/no-restricted-syntax', 'backend/src/modules/a/a.service.ts', 'export const port = process.env.PORT;'],
  ['eslint-js/no-restricted-syntax', 'backend/src/modules/a/a.service.ts', "export const port = process['env'].PORT;"],
  [
    'eslint-js/no-restricted-syntax',
    'backend/src/modules/a/a.service.ts',
    "import { env } from 'node:process'; export const port = env.PORT;",
  ],
  ['eslint-js/no-restricted-syntax', 'candidate-portal/src/lib/a.ts', 'export const mode = import.meta.env.MODE;'],
  ['eslint-js/no-restricted-syntax', 'backend/test/a.test.ts', "it.skip('later', () => undefined);"],
  ['eslint-js/no-restricted-syntax', 'e2e/a.e2e.ts', "const answer = await page.waitForResponse('/x'); use(answer);"],
  ['eslint-js/no-restricted-syntax', 'e2e/steps/a.ts', "use(await page.waitForEvent('download'));"],
  ['eslint-js/no-restricted-syntax', 'web-kit/src/a.test.tsx', "it('a', () => { render(a); server.use(b); });"],
  [
    'eslint-js/no-restricted-syntax',
    'web-kit/src/a.test.tsx',
    "it('a', () => { const { b } = renderHook(a); server.use(b); });",
  ],
  [
    'eslint-js/no-restricted-syntax',
    'web-kit/src/a.test.tsx',
    "it('a', async () => { await show(); server.use(b); });",
  ],
  [
    'eslint-js/no-restricted-syntax',
    'web-kit/src/a.test.tsx',
    "it('a', async () => { expect((await show()).a).toBe(1); let c = 0; server.use(b); use(c); });",
  ],
  ['eslint-js/no-restricted-syntax', 'e2e/a.e2e.ts', 'await page.waitForTimeout(500);'],
  [
    'eslint-js/no-restricted-syntax',
    'web-kit/src/a.test.ts',
    'await new Promise((resolve) => setTimeout(resolve, 50));',
  ],
  [
    'eslint-js/no-restricted-syntax',
    'backend/test/support/a.ts',
    "import { setTimeout as wait } from 'node:timers/promises';",
  ],
  ['eslint-js/no-restricted-syntax', 'tools/a.test.ts', 'await pause(50);'],
  ['eslint-js/no-restricted-syntax', 'tools/a.test.ts', "await pause(50, ' ');"],
  ['eslint-js/no-restricted-syntax', 'web-kit/src/a.test.ts', 'await delay(50);'],
  [
    'no-restricted-imports',
    'backend/src/modules/a/a.module.ts',
    "import { forwardRef } from '@nestjs/common'; export { forwardRef };",
  ],
  [
    'no-restricted-imports',
    'backend/src/modules/a/a.service.ts',
    "import { InjectModel } from '@nestjs/mongoose'; export { InjectModel };",
  ],
  [
    'no-restricted-imports',
    'recruiter-console/src/features/a/A.tsx',
    "import Menu from '@mui/material/Menu'; export { Menu };",
  ],
  [
    'no-restricted-imports',
    'recruiter-console/src/features/a/A.tsx',
    "import Button from '@mui/material/Button'; export { Button };",
  ],
  [
    'no-restricted-imports',
    'recruiter-console/src/features/a/A.tsx',
    "import Tabs from '@mui/material/Tabs'; export { Tabs };",
  ],
  ...['candidate-portal', 'recruiter-console'].map((app): [string, string, string] => [
    'no-restricted-imports',
    `${app}/src/lib/a.ts`,
    "import { useSearchParams } from 'react-router-dom'; export { useSearchParams };",
  ]),
  ['no-restricted-globals', 'candidate-portal/src/features/a/A.tsx', "export const a = () => fetch('/x');"],
  ['no-restricted-properties', 'recruiter-console/src/features/a/A.tsx', "export const a = () => window.fetch('/x');"],
  ['no-console', 'recruiter-console/src/features/a/A.tsx', "console.log('x');"],
  ['max-lines', 'backend/src/modules/a/a.service.ts', 'export {};\n'.repeat(251)],
  ['typescript/no-explicit-any', 'backend/src/modules/a/a.service.ts', 'export const x: any = 1;'],
  ['typescript/ban-ts-comment', 'backend/src/modules/a/a.service.ts', '// @ts-ignore\nexport const x: number = 1;'],
  ['no-console', 'backend/src/modules/a/a.service.ts', `/* eslint-${'disable'} no-console */ console.log(1);`],
  [
    'react-hooks/rules-of-hooks',
    'candidate-portal/src/lib/a.ts',
    "import { useState } from 'react'; export function useA(b: boolean) { if (b) useState(1); }",
  ],
];

const act = 'const [answer] = await Promise.all([page.waitForResponse(a), act()]); use(answer);';
const before = 'const answer = page.waitForResponse(a); await act(); await answer;';
const accepted: [what: string, file: string, code: string][] = [
  [
    'a test that waits for an event, and pauses for a reason',
    'e2e/a.e2e.ts',
    `${act} { ${before} } await pause(50, 'the clock turns');`,
  ],
  [
    'a late answer of the server',
    'web-kit/src/a.test.tsx',
    "it('a', async () => { server.use(http.get('*', async () => { await delay(5); })); await show(); });",
  ],
  ['a setting', 'backend/src/config/config.ts', 'export const port = process.env.PORT;'],
  ['the network and the console', 'tools/a.ts', "console.log(process.env.PORT, await fetch('/x'));"],
];

/** Each case has its own folder under the same configuration. */
const cases = [...refused, ...accepted].map(([, file, code], index) => ({ folder: `cases/${index}`, file, code }));

interface Report {
  diagnostics: { code: string; filename: string }[];
}

let folder = '';
let diagnostics: Report['diagnostics'];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'byline-lint-'));
  const config = join(root, 'oxlint.config.ts');
  await symlink(config, join(folder, basename(config)));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { folder: own, file, code } of cases) {
    await mkdir(dirname(join(folder, own, file)), { recursive: true });
    await writeFile(join(folder, own, file), code);
    // A nested configuration may not have options.
    await writeFile(
      join(folder, own, basename(config)),
      `import all from '${config}'; export default { ...all, options: {} };`,
    );
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', 'cases'], {
    cwd: folder,
    encoding: 'utf8',
  });
  diagnostics = (JSON.parse(stdout) as Report).diagnostics;
});
afterAll(() => rm(folder, { recursive: true }));

/** The broken rules as `plugin/rule`, without `eslint/`. */
const rulesBrokenBy = (code: string, file: string): string[] =>
  cases
    .filter((one) => one.code === code && one.file === file)
    .flatMap((one) => diagnostics.filter(({ filename }) => filename === join(one.folder, file)))
    .map((diagnostic) => diagnostic.code.replace(/^(.*)\((.*)\)$/, '$1/$2').replace(/^eslint\//, ''));

it.each(refused)('%s in %s', (rule, file, code) => {
  expect(rulesBrokenBy(code, file)).toContain(rule);
});

it.each(accepted)('accepts %s in %s', (_what, file, code) => {
  expect(rulesBrokenBy(code, file)).toEqual([]);
});

it('finds no comment that turns a rule off: oxlint has no option that ignores them', () => {
  const exclude = (name: string): boolean => ['node_modules', 'dist'].includes(basename(name));
  const files = globSync(['*.ts', '*/**/*.{ts,tsx}'], { cwd: root, exclude });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /(es|ox)lint-disable/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
