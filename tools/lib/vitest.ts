import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';
import { runInForeground } from './processes.ts';
import type { Outcome } from './steps.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

/**
 * Runs a vitest configuration and counts its tests. A file that could not even be loaded, a test that was skipped and an
 * error outside all tests each count as one failure: nothing is passed over in silence.
 */
export async function runVitest(
  name: string,
  args: string[],
  { folder, env = {} }: { folder: string; env?: Record<string, string> },
): Promise<Outcome> {
  const report = join(folder, `vitest-${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runInForeground('vitest', ['run', '--maxWorkers=2', ...reporters, ...args], {
    cwd: root,
    env: { CI: 'true', ...env },
  });
  const result = JSON.parse(await readFile(report, 'utf8')) as Report;
  const unloaded = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const skipped = result.numPendingTests + result.numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped, which counts as failed`);
  let failed = result.numFailedTests + unloaded.length + skipped;
  if (code !== 0 && failed === 0) failed = 1;
  return { passed: result.numPassedTests, failed };
}
