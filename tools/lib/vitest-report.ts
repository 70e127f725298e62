import { readFile } from 'node:fs/promises';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

export interface TestCount {
  passed: number;
  failed: number;
  /** What failed and why, in a few lines each. */
  failures: string[];
}

/** Lines of an error that tell what it is about; the whole of it stands where the step ended. */
const LINES = 12;

/**
 * Counts the tests of a run. A file that could not even be loaded, a test that was skipped and an error outside all tests
 * each count as one failure: nothing is passed over in silence.
 */
export async function countTests(report: string, succeeded: boolean): Promise<TestCount> {
  const { testResults, ...result } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = result.numFailedTests + unloaded.length + result.numPendingTests + result.numTodoTests;
  const failures = [
    ...unloaded.map(({ name, message }) => `${name}\n${firstLines(message)}`),
    ...testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => `${fullName} (${status})\n${firstLines(failureMessages?.[0])}`),
  ];
  return { passed: result.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed, failures };
}

const firstLines = (text = ''): string => text.split('\n').slice(0, LINES).join('\n');
