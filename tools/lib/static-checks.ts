import type { Step } from './steps.ts';

/** Every folder with TypeScript in it; the largest first, so that it does not end last. */
const folders = ['recruiter-console', 'backend', 'candidate-portal', 'web-kit', 'demo', 'tools', 'shared-types', 'e2e'];

/** Everything else is checked against their built declarations. */
export const sharedTypesStep = 'build: shared-types';

/** `cached`: a file that has not changed is not linted again, which is all but always right. */
export const staticChecks = ({ cached }: { cached: boolean }): Step[] => [
  { name: sharedTypesStep, command: ['node', 'tools/build.ts', 'shared-types'] },
  ...folders.map((folder) => ({
    name: `types and lint: ${folder}`,
    needs: [sharedTypesStep],
    command: ['node', 'tools/lint.ts', folder, ...(cached ? ['--cached'] : [])],
  })),
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
  },
  { name: 'architecture', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders] },
];
