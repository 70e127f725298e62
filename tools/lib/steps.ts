import { isStopping } from './cleanup.ts';
import { messageOf, seconds, UserError } from './print.ts';

/** What a step of `make test` found. A step that is no test suite counts as one test. */
export interface Outcome {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
  /** Steps that must have succeeded, for this one to make sense. */
  needs?: string[];
}

export const outcome = (succeeded: boolean): Outcome =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export interface Result extends Outcome {
  name: string;
  milliseconds: number;
  note: string;
}

/** Runs the steps in order. One that fails does not keep the rest from running, unless the rest needs it. */
export async function runSteps(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name} ${'─'.repeat(Math.max(2, 70 - step.name.length))}`);
    const started = performance.now();
    const lacking = (step.needs ?? []).filter((name) =>
      results.some((result) => result.name === name && result.failed > 0),
    );
    const result = lacking.length > 0 ? notRun(lacking) : await runOne(step);
    if (isStopping()) throw new Error('stopping');
    const milliseconds = performance.now() - started;
    results.push({ name: step.name, milliseconds, ...result });
    const tally = result.passed + result.failed > 1 ? ` ${result.passed} passed, ${result.failed} failed,` : '';
    console.log(
      `${result.failed === 0 ? '✓' : '✗'} ${step.name}:${tally} ${seconds(milliseconds)}${result.note && ` (${result.note})`}`,
    );
  }
  return results;
}

function notRun(lacking: string[]): Outcome & { note: string } {
  return { ...outcome(false), note: `not run, since it needs: ${lacking.join(', ')}` };
}

async function runOne(step: Step): Promise<Outcome & { note: string }> {
  try {
    return { ...(await step.run()), note: '' };
  } catch (error) {
    if (!isStopping()) console.error(error instanceof UserError ? error.message : error);
    return { ...outcome(false), note: messageOf(error).split('\n', 1)[0] ?? '' };
  }
}

/** Prints what took how long and what failed; the very last line is `N passed, N failed`. Returns the exit code. */
export function conclude(results: Result[]): number {
  console.log(`\n── summary ${'─'.repeat(63)}`);
  for (const { name, passed, failed, milliseconds, note } of results) {
    const count = `${passed}/${passed + failed}`;
    console.log(
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(44)} ${count.padStart(9)} ${seconds(milliseconds).padStart(9)}  ${note}`,
    );
  }
  const sum = (pick: (result: Result) => number): number => results.reduce((total, result) => total + pick(result), 0);
  const failed = sum((result) => result.failed);
  console.log(`\nTotal time ${seconds(sum((result) => result.milliseconds))}`);
  console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
