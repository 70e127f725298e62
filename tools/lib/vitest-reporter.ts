import { writeFile } from 'node:fs/promises';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

export interface FileOutcome {
  /** Its absolute path. */
  file: string;
  passed: number;
  failed: number;
  /** Each failure and its reason, in a few lines. */
  failures: string[];
}

export interface RunOutcome {
  /** Of the random order of files and tests. */
  seed: number;
  files: FileOutcome[];
  /** Outside every test: an unhandled rejection, a crashed worker. */
  errors: string[];
}

/** The environment names the report, because vitest passes no options to a reporter of the command line. */
export const REPORT_VARIABLE = 'BYLINE_VITEST_REPORT';

/** Lines per error; the step's output has the rest. */
const LINES = 12;

/** Writes a `RunOutcome`: vitest's own JSON lacks errors outside the tests and the seed. */
export default class OutcomeReporter implements Reporter {
  private seed = 0;

  onInit({ config }: Vitest): void {
    this.seed = config.sequence.seed;
  }

  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly ErrorLike[]): Promise<void> {
    const outcome: RunOutcome = {
      seed: this.seed,
      files: modules.map(outcomeOf),
      errors: unhandled.map((error) => `outside of the tests\n${described(error)}`),
    };
    await writeFile(process.env[REPORT_VARIABLE] ?? '', JSON.stringify(outcome));
  }
}

/** Skipped and unfinished tests count as failed. A file that fails outside its tests, or does not load, adds a failure. */
function outcomeOf(module: TestModule): FileOutcome {
  const tests = [...module.children.allTests()];
  const lacking = tests.filter((test) => test.result().state !== 'passed');
  const outside = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  const failures = [
    ...outside.map((error) => `${module.relativeModuleId}\n${described(error)}`),
    ...lacking.map((test) => {
      const { state, errors } = test.result();
      return `${test.fullName} (${state})\n${errors?.[0] ? described(errors[0]) : ''}`;
    }),
  ];
  if (failures.length === 0 && module.state() !== 'passed')
    failures.push(`${module.relativeModuleId} (${module.state()})\n`);
  return { file: module.moduleId, passed: tests.length - lacking.length, failed: failures.length, failures };
}

interface ErrorLike {
  message?: string;
  stack?: string;
}

const described = ({ stack, message = '' }: ErrorLike): string =>
  (stack ?? message)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/vitest/'))
    .slice(0, LINES)
    .join('\n');
