import { relative } from 'node:path';
import { root } from './paths.ts';
import { runStep, tally, type Result, type Step } from './steps.ts';
import type { FileOutcome } from './vitest-reporter.ts';

/** A file that failed among others and passed alone. */
export interface UnstableFile {
  step: string;
  file: string;
  /** Of the first run. */
  failures: string[];
  /** Of the order of the first run, in which the failure can be repeated. */
  seed: number;
}

export interface SecondRun {
  results: Result[];
  unstable: UnstableFile[];
}

/** With more failed files a second run is useless. */
const MOST_FILES = 10;

/** Repeats each failed test file, one at a time: if it passes, it is unstable; if it fails, the report has both failures. */
export async function runFailedFilesAgain(first: Result[], steps: Step[], folder: string): Promise<SecondRun> {
  const count = first.flatMap(({ files }) => files.filter(hasFailed)).length;
  if (count > MOST_FILES) {
    console.log(`${count} files of tests failed, so none is repeated.\n`);
    return { results: first, unstable: [] };
  }
  const unstable: UnstableFile[] = [];
  const results: Result[] = [];
  for (const [index, result] of first.entries()) {
    const files: FileOutcome[] = [];
    for (const file of result.files) {
      const second = hasFailed(file) ? await runAgain(steps[index], file, result.seed, folder) : file;
      if (second.failed === 0 && hasFailed(file))
        unstable.push({ step: result.name, ...file, file: nameOf(file), seed: result.seed });
      files.push(second);
    }
    results.push(
      files.some((file, at) => file !== result.files[at]) ? { ...result, ...tally({ ...result, files }) } : result,
    );
  }
  return { results, unstable };
}

const hasFailed = ({ failed }: FileOutcome): boolean => failed > 0;
const nameOf = ({ file }: FileOutcome): string => relative(root, file);

/** The second outcome, with both failures if it fails again. */
async function runAgain(step: Step | undefined, file: FileOutcome, seed: number, folder: string): Promise<FileOutcome> {
  if (!step?.tests) return file;
  const name = `once more: ${nameOf(file)}`;
  const { files, failed, failures, note } = await runStep(
    { ...step, name, command: step.tests.again(file.file, seed) },
    folder,
  );
  const second = files.find((each) => each.file === file.file);
  if (second && failed === 0) return second;
  const why = failures.length > 0 ? failures : [note];
  return {
    file: file.file,
    passed: second?.passed ?? file.passed,
    failed: Math.max(1, second?.failed ?? file.failed),
    failures: [...file.failures, ...why.map((failure) => `once more, alone: ${failure}`)],
  };
}
