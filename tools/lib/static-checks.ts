import type { Step } from './steps.ts';

/**
 * Every folder with TypeScript in it; those on one line have the same compiler options and share an analysis of their types.
 * The largest first, so that they do not end last.
 */
const groups = [
  ['recruiter-console'],
  ['backend', 'demo'],
  ['candidate-portal', 'web-kit'],
  ['tools', 'app-server'],
  ['shared-types'],
  ['e2e'],
];

/** Everything else is checked against their built declarations. */
export const sharedTypesStep = 'build: shared-types';

/** `cached`: a file that has not changed is not linted again, which is all but always right. */
export const staticChecks = ({ cached }: { cached: boolean }): Step[] => [
  { name: sharedTypesStep, command: ['node', 'tools/build.ts', 'shared-types'] },
  ...groups.map((folders) => ({
    name: `types and lint: ${folders.join(', ')}`,
    needs: [sharedTypesStep],
    command: ['node', 'tools/lint.ts', ...folders, ...(cached ? ['--cached'] : [])],
  })),
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
  },
  { name: 'texts in every language', command: ['node', 'tools/messages.ts', '--check'] },
  { name: 'nothing unused', command: ['knip', '--no-config-hints'] },
  { name: 'architecture', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...groups.flat()] },
];
