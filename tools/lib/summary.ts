import { seconds } from './print.ts';
import { mark, type Result } from './steps.ts';
import type { UnstableFile } from './second-run.ts';

/** More unstable files fail the build. */
const MOST_UNSTABLE = 2;

/**
 * Prints the failures, the durations, and last the names of failed tests, because people read the end of a long log first.
 * The last line is `N passed, N failed`. Returns the exit code.
 */
export function report(results: Result[], milliseconds: number, unstable: UnstableFile[] = []): number {
  const failures = results.flatMap((result) => result.failures.map((failure) => `✗ ${result.name}: ${failure}`));
  const accidents = unstable.map(
    ({ step, file, failures: first, seed }) =>
      `~ ${step}: ${file}\n${first.join('\n')}\nIts order: --sequence.seed=${seed}`,
  );
  section('failed', failures);
  section('unstable: failed, then passed alone', accidents);
  console.log(`── summary ${'─'.repeat(63)}`);
  for (const result of results) {
    const { name, passed, failed, note } = result;
    const count = `${passed}/${passed + failed}`;
    console.log(
      `${mark(result)} ${name.padEnd(44)} ${count.padStart(9)} ${seconds(result.milliseconds).padStart(9)}  ${note}`,
    );
  }
  for (const failure of failures) console.log(failure.split('\n')[0]);
  for (const { step, file, failures: first } of unstable)
    console.log(`~ unstable: ${step}: ${file}: ${firstLine(first)}`);
  const tooMany = unstable.length > MOST_UNSTABLE;
  if (tooMany) console.log(`✗ ${unstable.length} files are unstable; at most ${MOST_UNSTABLE} may be`);
  const sum = (pick: (result: Result) => number): number => results.reduce((total, result) => total + pick(result), 0);
  const failed = sum((result) => result.failed) + Number(tooMany);
  console.log(`\nTotal time ${seconds(milliseconds)}`);
  console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const firstLine = ([text = '']: string[]): string => text.split('\n')[0] ?? '';

function section(title: string, entries: string[]): void {
  if (entries.length > 0) console.log(`── ${title} ${'─'.repeat(71 - title.length)}\n${entries.join('\n\n')}\n`);
}
