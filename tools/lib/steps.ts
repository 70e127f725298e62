import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { logFile, pidsFolder } from '../services/index.ts';
import { isStopping } from './cleanup.ts';
import { root } from './paths.ts';
import { messageOf, seconds } from './print.ts';
import { start } from './processes.ts';
import type { FileOutcome, RunOutcome } from './vitest-reporter.ts';

/** A step of `make test`: a command that succeeds with exit code 0. */
export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Steps that must succeed first. */
  needs?: string[];
  /** For vitest, whose tests count one by one; any other step counts as one test. */
  tests?: TestRun;
}

export interface TestRun {
  /** File of the vitest report. */
  report: string;
  /** The command that repeats one file in the same order. */
  again: (file: string, seed: number) => string[];
}

export interface Result {
  name: string;
  passed: number;
  failed: number;
  milliseconds: number;
  note: string;
  /** The following belong to vitest steps; `errors` happened outside the tests. */
  failures: string[];
  files: FileOutcome[];
  seed: number;
  errors: string[];
}

/**
 * Runs the steps in parallel, one per core, each once the steps it needs have succeeded. Prints the output of a step at its
 * end, and returns the results in the order of the steps.
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
  if (tests) await rm(tests.report, { force: true }); // of an earlier run
  const run = start({
    name: name.replace(/\W+/g, '-'),
    command: program,
    args,
    cwd: root,
    ...(env && { env }),
    logFile: log,
    pidsFolder: pidsFolder(folder),
    stopTimeout: 60_000, // some stop databases
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

/** Adds an error for an exit code that the tests do not explain. */
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

/** Prints a finished step with its output. */
function say(result: Result, output: string): Result {
  const { name, passed, failed, milliseconds, note } = result;
  const count = passed + failed > 1 ? ` ${passed} passed, ${failed} failed,` : '';
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}`);
  if (output.trim() !== '') console.log(output.trimEnd());
  console.log(`${mark(result)} ${name}:${count} ${seconds(milliseconds)}${note && ` (${note})`}\n`);
  return result;
}

export const mark = ({ failed }: Result): string => (failed === 0 ? '✓' : '✗');
