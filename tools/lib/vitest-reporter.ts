import { writeFile } from 'node:fs/promises';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** What became of the tests of one file. */
export interface FileOutcome {
  /** Its absolute path. */
  file: string;
  passed: number;
  failed: number;
  /** What failed and why, in a few lines each. */
  failures: string[];
}

export interface RunOutcome {
  /** The order of files and tests, where it is random. */
  seed: number;
  files: FileOutcome[];
  /** Outside of every test: an unhandled rejection, a worker that crashed. */
  errors: string[];
}

/** Where the reporter writes, in the environment: vitest passes no options to a reporter of the command line. */
export const REPORT_VARIABLE = 'BYLINE_VITEST_REPORT';

/** Lines of an error that tell what it is about; the whole of it stands where the step ended. */
const LINES = 12;

/** Writes a `RunOutcome` for `make test`: vitest's own JSON has no errors outside of the tests and no seed. */
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

/**
 * Every test that did not pass counts as failed, also one that was skipped or never ended: nothing is passed over in silence.
 * A file that failed outside of its tests, or could not be loaded, counts as one failure more.
 */
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
