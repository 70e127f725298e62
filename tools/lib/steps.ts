import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { logFile, pidsFolder } from '../services/index.ts';
import { isStopping } from './cleanup.ts';
import { root } from './paths.ts';
import { messageOf, seconds } from './print.ts';
import { start } from './processes.ts';
import type { FileOutcome, RunOutcome } from './vitest-reporter.ts';

/** A step of `make test`: a command that ends with exit code 0 when all is well. */
export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Steps that must have succeeded, for this one to make sense. */
  needs?: string[];
  /** Of a step that runs vitest: its tests are counted one by one. Any other step counts as one test. */
  tests?: TestRun;
}

export interface TestRun {
  /** Where vitest writes what became of its tests. */
  report: string;
  /** The command that runs one of its files once more, its tests in the same order. */
  again: (file: string, seed: number) => string[];
}

export interface Result {
  name: string;
  passed: number;
  failed: number;
  milliseconds: number;
  note: string;
  /** Of a step that counts its tests: why they failed, its files, the seed of their order, what failed outside of them. */
  failures: string[];
  files: FileOutcome[];
  seed: number;
  errors: string[];
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
      const run: Promise<void> = runUnlessLacking(next, [...results.values()], folder).then((result) => {
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

async function runUnlessLacking(step: Step, earlier: Result[], folder: string): Promise<Result> {
  const { name, needs = [] } = step;
  const lacking = earlier.filter((result) => result.failed > 0 && needs.includes(result.name));
  if (lacking.length === 0) return runStep(step, folder);
  const note = `not run, since it needs: ${lacking.map((result) => result.name).join(', ')}`;
  return say({ name, ...failedWhole, milliseconds: 0, note }, '');
}

/** Runs one step and prints what it has to say. */
export async function runStep(step: Step, folder: string): Promise<Result> {
  const { name } = step;
  console.log(`… ${name}`);
  const started = performance.now();
  const log = logFile(folder, name.replace(/\W+/g, '-'));
  const outcome = await runCommand(step, folder, log);
  if (isStopping()) throw new Error('stopping');
  return say({ name, ...outcome, milliseconds: performance.now() - started }, await readFile(log, 'utf8'));
}

type Outcome = Omit<Result, 'name' | 'milliseconds'>;

const failedWhole = { passed: 0, failed: 1, failures: [], files: [], seed: 0, errors: [] };

async function runCommand(
  { name, command: [program = '', ...args], env, tests }: Step,
  folder: string,
  log: string,
): Promise<Outcome> {
  if (tests) await rm(tests.report, { force: true }); // of an earlier run, which says nothing of this one
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
  const note = end === 'exit code 0' || end === 'exit code 1' ? '' : end;
  if (!tests) return end === 'exit code 0' ? { ...failedWhole, passed: 1, failed: 0, note } : { ...failedWhole, note };
  try {
    return { ...counted(JSON.parse(await readFile(tests.report, 'utf8')) as RunOutcome, end), note };
  } catch (error) {
    return { ...failedWhole, note: `${note} ${messageOf(error)}`.trim() };
  }
}

/** An end that no failed test explains is a failure of its own, of no file. */
function counted({ seed, files, errors }: RunOutcome, end: string): Omit<Outcome, 'note'> {
  const hasFailed = errors.length > 0 || files.some((file) => file.failed > 0);
  const isExplained = end === 'exit code 0' || (end === 'exit code 1' && hasFailed);
  return tally({ seed, files, errors: isExplained ? errors : [...errors, `outside of the tests: ${end}`] });
}

export function tally({ seed, files, errors }: RunOutcome): Omit<Outcome, 'note'> {
  const sum = (pick: (file: FileOutcome) => number): number => files.reduce((total, file) => total + pick(file), 0);
  return {
    passed: sum((file) => file.passed),
    failed: sum((file) => file.failed) + errors.length,
    failures: [...errors, ...files.flatMap((file) => file.failures)],
    files,
    seed,
    errors,
  };
}

/** Prints a step that has ended, with what it wrote. */
function say(result: Result, output: string): Result {
  const { name, passed, failed, milliseconds, note } = result;
  const count = passed + failed > 1 ? ` ${passed} passed, ${failed} failed,` : '';
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}`);
  if (output.trim() !== '') console.log(output.trimEnd());
  console.log(`${mark(result)} ${name}:${count} ${seconds(milliseconds)}${note && ` (${note})`}\n`);
  return result;
}

export const mark = ({ failed }: Result): string => (failed === 0 ? '✓' : '✗');
