import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { root } from './paths.ts';
import { runInForeground } from './processes.ts';
import { outcome, type Outcome, type Step } from './steps.ts';

export async function succeeds(command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return outcome((await runInForeground(command, args, { cwd: root, env })) === 0);
}

/** A project for every folder with TypeScript in it; those of the tests include the sources. */
const typeProjects = [
  'shared-types/tsconfig.test.json',
  'backend/tsconfig.json',
  'candidate-portal/tsconfig.json',
  'recruiter-console/tsconfig.json',
  'e2e/tsconfig.json',
  'tools/tsconfig.json',
];
const sourceFolders = ['backend', 'shared-types', 'candidate-portal', 'recruiter-console', 'tools', 'e2e'];

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
    run: () =>
      succeeds('depcruise', [
        '--config',
        '.dependency-cruiser.mjs',
        ...sourceFolders.filter((folder) => existsSync(join(root, folder))),
      ]),
  },
];

/** Two processes, each with half of the programs in memory; ESLint's own threads would load all of them twice. */
async function lint(): Promise<Outcome> {
  const eslint = (...folders: string[]): Promise<Outcome> => succeeds('eslint', ['--max-warnings', '0', ...folders]);
  const halves = await Promise.all([
    eslint('backend', 'tools'),
    eslint('recruiter-console', 'candidate-portal', 'shared-types', 'e2e'),
  ]);
  return outcome(halves.every(({ failed }) => failed === 0));
}

/** Two compilers at a time. */
async function types(): Promise<Outcome> {
  const waiting = [...typeProjects];
  let failed = 0;
  const compileRest = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      failed += (await succeeds('tsc', ['--noEmit', '-p', project])).failed;
    }
  };
  await Promise.all([compileRest(), compileRest()]);
  return outcome(failed === 0);
}
