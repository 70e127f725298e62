import { readFile } from 'node:fs/promises';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

/**
 * Counts the tests of a run. A file that could not even be loaded, a test that was skipped and an error outside all tests
 * each count as one failure: nothing is passed over in silence.
 */
export async function countTests(report: string, succeeded: boolean): Promise<{ passed: number; failed: number }> {
  const result = JSON.parse(await readFile(report, 'utf8')) as Report;
  const unloaded = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = result.numFailedTests + unloaded.length + result.numPendingTests + result.numTodoTests;
  return { passed: result.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed };
}
