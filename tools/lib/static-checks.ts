import { buildAll } from './build.ts';
import { root } from './paths.ts';
import { runInForeground } from './processes.ts';
import { outcome, type Outcome, type Step } from './steps.ts';

export async function succeeds(command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return outcome((await runInForeground(command, args, { cwd: root, env })) === 0);
}

/** A project for every folder with TypeScript in it; those of the tests include the sources. */
const typeProjects = [
  'recruiter-console/tsconfig.json',
  'backend/tsconfig.json',
  'candidate-portal/tsconfig.json',
  'web-kit/tsconfig.json',
  'tools/tsconfig.json',
  'e2e/tsconfig.json',
  'shared-types/tsconfig.test.json',
];
/** The largest first, so that none is left over at the end. */
const sourceFolders = ['recruiter-console', 'backend', 'candidate-portal', 'web-kit', 'tools', 'e2e', 'shared-types'];

/** Everything else is checked against their built declarations. */
export const sharedTypesStep = 'build of the shared types';

export const staticChecks = (stateFolder: string): Step[] => [
  {
    name: sharedTypesStep,
    run: async () => {
      await buildAll(stateFolder, []);
      return outcome(true);
    },
  },
  { name: 'format', run: () => succeeds('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'lint', run: lint },
  { name: 'types', run: types },
  {
    name: 'architecture',
    run: () => succeeds('depcruise', ['--config', '.dependency-cruiser.mjs', ...sourceFolders]),
  },
];

const lint = (): Promise<Outcome> => twoAtATime('eslint', (folder) => ['--max-warnings', '0', folder], sourceFolders);
const types = (): Promise<Outcome> => twoAtATime('tsc', (project) => ['--noEmit', '-p', project], typeProjects);

/** A process for each target, two of them at any time: as many as the smallest machine has cores, and room in its memory. */
async function twoAtATime(command: string, argsFor: (target: string) => string[], targets: string[]): Promise<Outcome> {
  const waiting = [...targets];
  let failed = 0;
  const runRest = async (): Promise<void> => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift())
      failed += (await succeeds(command, argsFor(target))).failed;
  };
  await Promise.all([runRest(), runRest()]);
  return outcome(failed === 0);
}
