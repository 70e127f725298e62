import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runFailedFilesAgain } from './second-run.ts';
import { runSteps, tally } from './steps.ts';
import { report } from './summary.ts';
import { vitestStep } from './vitest.ts';

/** A project with real vitest in a temporary folder. */
let folder = '';
let project = '';
const lines: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'byline-again-'));
  project = join(folder, 'project');
  await mkdir(join(project, 'tests'), { recursive: true });
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Every run of a file adds a line to `runs`; its tests get the number of `earlier` runs. */
const file = (name: string, tests: string): Promise<void> =>
  writeFile(
    join(project, 'tests', name),
    `import fs from 'node:fs';
     const runs = ${JSON.stringify(join(project, 'runs'))};
     const earlier = fs.existsSync(runs) ? fs.readFileSync(runs, 'utf8').split('\\n').filter((line) => line === '${name}').length : 0;
     fs.appendFileSync(runs, '${name}\\n');
     ${tests}`,
  );
const passes = `it('adds up', () => expect(1 + 1).toBe(2));`;
const failsFirst = `it('is late', () => expect(earlier).toBeGreaterThan(0)); ${passes}`;
const failsAlways = `it('is wrong', () => expect(earlier).toBe(-1)); ${passes}`;

const runs = async (): Promise<string[]> => (await readFile(join(project, 'runs'), 'utf8')).trim().split('\n').sort();

const section = (title: string): string => lines.find((line) => line.startsWith(`── ${title}`)) ?? '';

async function test(...args: string[]): Promise<number> {
  const steps = [
    vitestStep(
      { name: 'unit', args: ['--root', project, '--globals', ...args], folders: [join(project, 'tests/')] },
      folder,
    ),
  ];
  const { results, unstable } = await runFailedFilesAgain(await runSteps(steps, folder), steps, folder);
  return report(results, 1_000, unstable);
}

it('repeats a failed file alone and in the same order, and reports it as unstable or as failed twice', async () => {
  const order = join(project, 'order');
  const names = 'abcdefghij';
  const noting = `for (const name of '${names}') it(name, () => fs.appendFileSync(${JSON.stringify(order)}, name));`;
  await file('late.test.js', `${failsFirst} ${noting}`);
  await file('wrong.test.js', failsAlways);
  await file('sum.test.js', passes);
  expect(await test('--sequence.shuffle')).toBe(1);

  expect(await runs()).toEqual(['late.test.js', 'late.test.js', 'sum.test.js', 'wrong.test.js', 'wrong.test.js']);
  const written = await readFile(order, 'utf8');
  expect(written.slice(names.length)).toBe(written.slice(0, names.length));

  expect(section('unstable')).toMatch(/late\.test\.js\nis late \(failed\)\n.*expected 0 to be greater than 0/);
  expect(section('unstable')).toMatch(/Its order: --sequence\.seed=\d+$/m);
  expect(section('failed')).toMatch(/✗ unit: is wrong \(failed\)\n.*expected \+0 to be -1/);
  expect(section('failed')).toMatch(/✗ unit: once more, alone: is wrong \(failed\)\n.*expected 1 to be -1/);
  expect(section('failed')).not.toContain('is late');
  expect(lines.at(-3)).toMatch(/^~ unstable: unit: .*late\.test\.js: is late \(failed\)$/);
  expect(lines.at(-1)).toBe('14 passed, 1 failed');
});

it('fails when more than two files are unstable', async () => {
  await file('late.test.js', failsFirst);
  await file('unloaded.test.js', `if (earlier === 0) throw new Error('no such thing'); ${passes}`);
  await file('hook.test.js', `describe('rows', () => { afterAll(() => expect(earlier).toBe(1)); ${passes} });`);
  expect(await test()).toBe(1);
  expect(lines.filter((line) => line.startsWith('~ unstable'))).toHaveLength(3);
  expect(lines).toContain('✗ 3 files are unstable; at most 2 may be');
  expect(lines.at(-1)).toBe('4 passed, 1 failed');
});

it('fails for an error outside all tests, a crashed worker and a skipped test, even if a second run passes', async () => {
  await file('rejected.test.js', `${passes} it('leaves a promise', () => void Promise.reject(new Error('left')));`);
  await file('crash.test.js', `it('ends the worker', () => earlier === 0 && process.kill(process.pid, 'SIGKILL'));`);
  await file('skipped.test.js', `it.skip('waits for better days', () => undefined); ${passes}`);
  expect(await test()).toBe(1);
  expect((await runs()).filter((run) => run !== 'skipped.test.js')).toEqual([
    'crash.test.js',
    'crash.test.js',
    'rejected.test.js',
  ]);
  expect(section('failed')).toMatch(/unit: outside of the tests\n.*left/);
  expect(lines.at(-1)).toBe('4 passed, 3 failed');
});

it('fails a step without a report', async () => {
  await file('sum.test.js', passes);
  const setup = join(project, 'setup.js');
  await writeFile(setup, `export default () => { throw new Error('no database'); };`);
  await writeFile(
    join(project, 'vitest.config.js'),
    `export default { test: { globalSetup: [${JSON.stringify(setup)}] } };`,
  );
  expect(await test()).toBe(1);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});

it('repeats no file when more than ten failed', async () => {
  const files = [...'abcdefghijk'].map((name) => ({ file: name, passed: 0, failed: 1, failures: [name] }));
  const again = (): string[] => expect.unreachable();
  const step = { name: 'unit', command: [], tests: { report: '', again } };
  const first = { name: 'unit', note: '', milliseconds: 1, ...tally({ seed: 1, files, errors: [] }) };
  expect(await runFailedFilesAgain([first], [step], folder)).toEqual({ results: [first], unstable: [] });
});
