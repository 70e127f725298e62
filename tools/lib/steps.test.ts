import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { report, runSteps, type Step } from './steps.ts';

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
const vitestReport = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

describe('runSteps', () => {
  it('goes on after a failure, except with what needs the failed step', async () => {
    const file = join(folder, 'report.json');
    await writeFile(file, JSON.stringify(vitestReport));
    const results = await runSteps(
      [
        step('journeys', `require('node:fs').writeFileSync('${folder}/ran', '')`, { needs: ['build'] }),
        step('build', 'console.log("does not compile"); process.exit(1)'),
        step('unit', '', { report: file }),
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

  it('succeeds when everything passed', async () => {
    const results = await runSteps([step('unit', '')], folder);
    expect(report(results, 1_000)).toBe(0);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
  });

  it('runs as many steps at a time as there are cores, and keeps together what each of them says', async () => {
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

  it('counts a run as failed that ended badly, or left no report, though no test failed', async () => {
    const file = join(folder, 'report.json');
    await writeFile(file, JSON.stringify(vitestReport));
    const results = await runSteps(
      [step('bad end', 'process.exit(1)', { report: file }), step('no report', '', { report: join(folder, 'none') })],
      folder,
    );
    expect(results.map(({ failed }) => failed)).toEqual([1, 1]);
  });

  it('says once more before the summary why tests failed, and names them at the end', async () => {
    const file = join(folder, 'report.json');
    const failed = { fullName: 'a note is kept', status: 'failed', failureMessages: ['expected 1 to be 2'] };
    const unloaded = { name: 'tasks.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] };
    const testResults = [{ name: 'notes.test.ts', status: 'failed', assertionResults: [failed] }, unloaded];
    await writeFile(file, JSON.stringify({ ...vitestReport, numFailedTests: 1, testResults }));
    const results = await runSteps([step('unit', 'process.exit(1)', { report: file })], folder);
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
