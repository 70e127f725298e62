import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps, type Step } from './steps.ts';
import { report } from './summary.ts';
import type { RunOutcome } from './vitest-reporter.ts';

const lines: string[] = [];
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'byline-steps-'));
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const step = (name: string, script: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: [process.execPath, '--input-type=commonjs', '--eval', script],
  ...rest,
});
/** A step that writes this report. */
const testStep = (name: string, outcome: RunOutcome, code: number): Step => {
  const file = join(folder, `${name}.json`);
  const script = `require('node:fs').writeFileSync('${file}', ${JSON.stringify(JSON.stringify(outcome))}); process.exit(${code})`;
  return step(name, script, { tests: { report: file, again: () => [] } });
};
const passed: RunOutcome = {
  seed: 1,
  files: [{ file: 'notes.test.ts', passed: 40, failed: 0, failures: [] }],
  errors: [],
};

describe('runSteps', () => {
  it('continues after a failure, except with steps that need the failed one', async () => {
    const results = await runSteps(
      [
        step('journeys', `require('node:fs').writeFileSync('${folder}/ran', '')`, { needs: ['build'] }),
        step('build', 'console.log("does not compile"); process.exit(1)'),
        testStep('unit', passed, 0),
      ],
      folder,
    );
    expect(results.map(({ name, passed, failed, note }) => ({ name, passed, failed, note }))).toEqual([
      { name: 'journeys', passed: 0, failed: 1, note: 'not run, since it needs: build' },
      { name: 'build', passed: 0, failed: 1, note: '' },
      { name: 'unit', passed: 40, failed: 0, note: '' },
    ]);
    await expect(readFile(join(folder, 'ran'))).rejects.toThrow('ENOENT');
    expect(report(results, 1_000)).toBe(1);
    expect(lines.at(-1)).toBe('40 passed, 2 failed');
  });

  it('succeeds when all steps pass', async () => {
    const results = await runSteps([step('unit', '')], folder);
    expect(report(results, 1_000)).toBe(0);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
  });

  it('runs one step per core, and prints the output of each step together', async () => {
    const meeting = (mine: string, other: string): string =>
      `const fs = require('node:fs');
       console.log('${mine} begins');
       fs.writeFileSync('${folder}/${mine}', '');
       (function wait() { fs.existsSync('${folder}/${other}') ? console.log('${mine} ends') : setTimeout(wait, 10); })();`;
    const results = await runSteps([step('a', meeting('a', 'b')), step('b', meeting('b', 'a'))], folder, 2);
    expect(results.map(({ failed }) => failed)).toEqual([0, 0]);
    expect(lines).toContain('a begins\na ends');
    expect(lines).toContain('b begins\nb ends');
  });

  it('counts a run with a bad exit code, or without a report, as failed', async () => {
    const tests = { report: join(folder, 'none'), again: () => [] };
    const results = await runSteps([testStep('bad end', passed, 1), step('no report', '', { tests })], folder);
    expect(results.map(({ failed }) => failed)).toEqual([1, 1]);
  });

  it('counts a kill in addition to failed tests', async () => {
    const files = [{ file: 'notes.test.ts', passed: 3, failed: 1, failures: ['a note is kept'] }];
    const results = await runSteps([testStep('killed', { seed: 1, files, errors: [] }, 137)], folder);
    expect(results.map(({ failed }) => failed)).toEqual([2]);
  });

  it('ignores a report of an earlier run', async () => {
    const file = join(folder, 'report.json');
    await writeFile(file, JSON.stringify(passed));
    const results = await runSteps([step('unit', '', { tests: { report: file, again: () => [] } })], folder);
    expect(results.map(({ failed }) => failed)).toEqual([1]);
  });

  it('repeats the failures before the summary, and their names at the end', async () => {
    const failures = ['tasks.test.ts\ncannot be loaded', 'a note is kept (failed)\nexpected 1 to be 2'];
    const files = [{ file: 'notes.test.ts', passed: 40, failed: 2, failures }];
    const results = await runSteps([testStep('unit', { seed: 1, files, errors: [] }, 1)], folder);
    lines.length = 0;
    report(results, 1_000);
    expect(lines[0]).toContain('unit: tasks.test.ts\ncannot be loaded');
    expect(lines[0]).toContain('unit: a note is kept (failed)\nexpected 1 to be 2');
    expect(lines.slice(-4)).toEqual([
      '✗ unit: tasks.test.ts',
      '✗ unit: a note is kept (failed)',
      '\nTotal time 1.0 s',
      '40 passed, 2 failed',
    ]);
  });
});
