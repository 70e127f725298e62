/** The recommended rules of typescript-eslint and React; oxlint.config.ts has those with options. */

const core = [
  'no-array-constructor',
  'no-unused-expressions',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
];

const typescript = [
  'await-thenable',
  'no-array-delete',
  'no-base-to-string',
  'no-duplicate-enum-values',
  'no-duplicate-type-constituents',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extra-non-null-assertion',
  'no-floating-promises',
  'no-for-in-array',
  'no-implied-eval',
  'no-misused-new',
  'no-misused-promises',
  'no-namespace',
  'no-non-null-asserted-optional-chain',
  'no-redundant-type-constituents',
  'no-require-imports',
  'no-this-alias',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-declaration-merging',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'no-unsafe-unary-minus',
  'no-wrapper-object-types',
  'only-throw-error',
  'prefer-as-const',
  'prefer-namespace-keyword',
  'prefer-promise-reject-errors',
  'require-await',
  'restrict-plus-operands',
  'triple-slash-reference',
  'unbound-method',
];

const react = [
  'error-boundaries',
  'exhaustive-deps',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'rules-of-hooks',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
  'void-use-memo',
];

const asErrors = (names: string[], prefix = ''): Record<string, 'error'> =>
  Object.fromEntries(names.map((name) => [prefix + name, 'error' as const]));

export const recommended = { ...asErrors(core), ...asErrors(typescript, 'typescript/') };
export const recommendedForReact = asErrors(react, 'react/');
