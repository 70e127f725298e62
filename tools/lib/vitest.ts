import { join } from 'node:path';
import type { Step } from './steps.ts';

/** A step that runs a vitest configuration, behind a command that prepares what it needs if one is given. */
export function vitestStep(
  { name, needs, args, behind = [] }: { name: string; needs?: string[]; args: string[]; behind?: string[] },
  folder: string,
): Step {
  const report = join(folder, `vitest-${name.replace(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    ...(needs && { needs }),
    command: [...behind, 'vitest', 'run', '--maxWorkers=2', ...reporters, ...args],
    env: { CI: 'true' },
    report,
  };
}
