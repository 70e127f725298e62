import { join } from 'node:path';
import type { Step, TestRun } from './steps.ts';
import { REPORT_VARIABLE } from './vitest-reporter.ts';

/** 64 MB for new objects. Tests make many, and Node collects its default of 16 MB so often that this takes a tenth of the time. */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=64';

interface VitestStep {
  name: string;
  needs?: string[];
  args: string[];
  /** By default all of the configuration. */
  folders?: string[];
  /** Options of the first run, which repeats of one file leave out. */
  once?: string[];
  /** A command that prepares the tests and runs vitest. */
  behind?: string[];
}

export function vitestStep(
  { name, needs, args, folders = [], once = [], behind = [] }: VitestStep,
  folder: string,
): Step {
  const report = join(folder, `vitest-${name.replace(/\W+/g, '-')}.json`);
  const command = [...behind, 'vitest', 'run', '--maxWorkers=2', `--execArgv=${ROOM_FOR_NEW_OBJECTS}`];
  const reporters = ['default', join(import.meta.dirname, 'vitest-reporter.ts')].map((each) => `--reporter=${each}`);
  const tests: TestRun = {
    report,
    again: (file, seed) => [...command, ...reporters, ...args, `--sequence.seed=${seed}`, file],
  };
  return {
    name,
    ...(needs && { needs }),
    command: [...command, ...reporters, ...args, ...once, ...folders],
    env: { CI: 'true', [REPORT_VARIABLE]: report },
    tests,
  };
}
