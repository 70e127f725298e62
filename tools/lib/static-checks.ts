import type { Step } from './steps.ts';

const folders = [
  'recruiter-console',
  'backend',
  'demo',
  'candidate-portal',
  'web-kit',
  'tools',
  'app-server',
  'shared-types',
  'e2e',
];

/** The other checks need its declarations. */
export const sharedTypesStep = 'build: shared-types';

export const staticChecks: Step[] = [
  { name: sharedTypesStep, command: ['node', 'tools/build.ts', 'shared-types'] },
  { name: 'types and lint', needs: [sharedTypesStep], command: ['oxlint', '--type-aware', '--type-check'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'texts in every language', command: ['node', 'tools/messages.ts'] },
  { name: 'nothing unused', command: ['knip', '--no-config-hints'] },
  { name: 'workflows', command: ['node', 'tools/workflows.ts'] },
  { name: 'architecture', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders] },
];
