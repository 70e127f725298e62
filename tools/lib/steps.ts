import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { logFile, pidsFolder } from '../services/index.ts';
import { isStopping } from './cleanup.ts';
import { root } from './paths.ts';
import { messageOf, seconds } from './print.ts';
import { start } from './processes.ts';
import { countTests } from './vitest-report.ts';

/** A step of `make test`: a command that ends with exit code 0 when all is well. */
export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Steps that must have succeeded, for this one to make sense. */
  needs?: string[];
  /** Where vitest writes what became of its tests, which are counted one by one. Any other step counts as one test. */
  report?: string;
}

export interface Result {
  name: string;
  passed: number;
  failed: number;
  milliseconds: number;
  note: string;
  /** The failed tests of a step that counts them. */
  failures: string[];
}

/**
 * Runs the steps side by side: the first listed one that is ready starts when a core is free. What a step has to say is
 * printed when it ends, so that it stays together. One that fails does not keep the rest from running, unless the rest
 * needs it. The results are in the order of the steps.
 */
export async function runSteps(steps: Step[], folder: string, cores = availableParallelism()): Promise<Result[]> {
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const results = new Map<string, Result>();
  const isReady = ({ needs = [] }: Step): boolean =>
    needs.every((name) => results.has(name) || !steps.some((step) => step.name === name));
  while (waiting.length + running.size > 0) {
    const index = running.size < cores ? waiting.findIndex(isReady) : -1;
    const [next] = index === -1 ? [] : waiting.splice(index, 1);
    if (next) {
      const run: Promise<void> = runOne(next, [...results.values()], folder).then((result) => {
        results.set(next.name, result);
        running.delete(run);
      });
      running.add(run);
    } else {
      if (running.size === 0)
        throw new Error(`these steps need each other: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running);
      if (isStopping()) throw new Error('stopping');
    }
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

async function runOne(step: Step, earlier: Result[], folder: string): Promise<Result> {
  const { name, needs = [] } = step;
  const lacking = earlier.filter((result) => result.failed > 0 && needs.includes(result.name));
  if (lacking.length > 0) {
    const note = `not run, since it needs: ${lacking.map((result) => result.name).join(', ')}`;
    return say({ name, passed: 0, failed: 1, milliseconds: 0, note, failures: [] }, '');
  }
  console.log(`… ${name}`);
  const started = performance.now();
  const log = logFile(folder, name.replace(/\W+/g, '-'));
  const outcome = await runCommand(step, folder, log);
  if (isStopping()) throw new Error('stopping');
  return say({ name, ...outcome, milliseconds: performance.now() - started }, await readFile(log, 'utf8'));
}

async function runCommand(
  { name, command: [program = '', ...args], env, report }: Step,
  folder: string,
  log: string,
): Promise<Pick<Result, 'passed' | 'failed' | 'note' | 'failures'>> {
  const run = start({
    name: name.replace(/\W+/g, '-'),
    command: program,
    args,
    cwd: root,
    ...(env && { env }),
    logFile: log,
    pidsFolder: pidsFolder(folder),
    stopTimeout: 60_000, // some have databases to stop
  });
  const end = await run.end;
  const succeeded = end === 'exit code 0';
  const note = succeeded || end === 'exit code 1' ? '' : end;
  try {
    if (report !== undefined) return { ...(await countTests(report, succeeded)), note };
  } catch (error) {
    return { passed: 0, failed: 1, note: `${note} ${messageOf(error)}`.trim(), failures: [] };
  }
  return { passed: Number(succeeded), failed: Number(!succeeded), note, failures: [] };
}

/** Prints a step that has ended, with what it wrote. */
function say(result: Result, output: string): Result {
  const { name, passed, failed, milliseconds, note } = result;
  const tally = passed + failed > 1 ? ` ${passed} passed, ${failed} failed,` : '';
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}`);
  if (output.trim() !== '') console.log(output.trimEnd());
  console.log(`${mark(result)} ${name}:${tally} ${seconds(milliseconds)}${note && ` (${note})`}\n`);
  return result;
}

const mark = ({ failed }: Result): string => (failed === 0 ? '✓' : '✗');

/**
 * Prints why tests failed once more, what took how long, and last the names of what failed, since the end of a long log is
 * what one sees first. The very last line is `N passed, N failed`. Returns the exit code.
 */
export function report(results: Result[], milliseconds: number): number {
  const failures = results.flatMap((result) => result.failures.map((failure) => `✗ ${result.name}: ${failure}`));
  if (failures.length > 0) console.log(`── failed ${'─'.repeat(64)}\n${failures.join('\n\n')}\n`);
  console.log(`── summary ${'─'.repeat(63)}`);
  for (const result of results) {
    const { name, passed, failed, note } = result;
    const count = `${passed}/${passed + failed}`;
    console.log(
      `${mark(result)} ${name.padEnd(44)} ${count.padStart(9)} ${seconds(result.milliseconds).padStart(9)}  ${note}`,
    );
  }
  for (const failure of failures) console.log(failure.split('\n')[0]);
  const sum = (pick: (result: Result) => number): number => results.reduce((total, result) => total + pick(result), 0);
  const failed = sum((result) => result.failed);
  console.log(`\nTotal time ${seconds(milliseconds)}`);
  console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
