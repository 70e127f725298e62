import { dirname } from 'node:path';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/*
 * Style is Prettier's; folders and layers are dependency-cruiser's (.dependency-cruiser.mjs). Here: types used soundly, and
 * the few habits that no other tool checks. Comments can't switch a rule off.
 */
const tests = ['**/*.test.{ts,tsx}', '*/src/test/**', 'backend/test/**', 'e2e/**'];
const apps = ['candidate-portal/src/**/*.{ts,tsx}', 'recruiter-console/src/**/*.{ts,tsx}', 'web-kit/src/**/*.{ts,tsx}'];
const projects = [
  'shared-types/tsconfig.test.json',
  'backend/tsconfig.json',
  'candidate-portal/tsconfig.json',
  'recruiter-console/tsconfig.json',
  'web-kit/tsconfig.json',
  'demo/tsconfig.json',
  'tools/tsconfig.json',
  'app-server/tsconfig.json',
  'e2e/tsconfig.json',
];

const processEnv = {
  selector:
    ":matches(MemberExpression[object.name='process'][property.name='env'], MemberExpression[object.name='process'][property.value='env'])",
  message: 'Settings are read in backend/src/config only; inject Config.',
};
const processEnvImport = {
  selector: "ImportDeclaration[source.value=/^(node:)?process$/] ImportSpecifier[imported.name='env']",
  message: 'Settings are read in backend/src/config only; inject Config.',
};
const metaEnv = {
  selector: "MemberExpression[object.type='MetaProperty'][property.name='env']",
  message: "An app's settings come from /config.js: config of @byline/web-kit/config.",
};
const noForwardRef = {
  name: '@nestjs/common',
  importNames: ['forwardRef'],
  message: 'Two modules that need each other lack a third, or an event.',
};
const skippedTests = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(skip|only|todo|fixme|skipIf|runIf)$/]',
  message: 'Every test runs, always.',
};

const deviceClock = {
  selector:
    ":matches(NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name=/^(Date|dayjs)$/][arguments.length=0], MemberExpression[object.name='Date'][property.name='now'])",
  message: "A device's clock may be hours off: now() of @byline/web-kit/dates.",
};

/* How tests wait: for what they need, never for time. */
const lateAnswer = {
  selector: 'AwaitExpression > CallExpression[callee.property.name=/^waitFor(Response|Request|Event)$/]',
  message: 'It may have come already: the promise is made before the act, and awaited after it.',
};
const lateHandler = {
  selector:
    ":statement:not(:has(:function)):has(:matches(AwaitExpression, CallExpression[callee.name=/^render/])) ~ ExpressionStatement > CallExpression[callee.object.name='server'][callee.property.name='use']",
  message:
    'The screen may have asked already: a handler is registered before what renders, with what it answers in a variable.',
};
const fixedWait = {
  selector:
    ':matches(CallExpression[callee.name=/^(setTimeout|setInterval)$/], CallExpression[callee.property.name=/^(setTimeout|setInterval|waitForTimeout)$/], ImportDeclaration[source.value=/^(node:)?timers\\/promises$/])',
  message: 'A test waits for something; where it can not, pause(ms, reason) of tools/lib/pause.ts.',
};
const pauseWithoutReason = {
  selector: "CallExpression[callee.name='pause']:not([arguments.1.value=/\\w/])",
  message: 'A pause says why nothing else can be waited for.',
};
const delayedTest = {
  selector: "CallExpression[callee.name='delay']:not(CallExpression[callee.object.name='http'] *)",
  message: 'An answer of the server may take its time, a test does not.',
};

/** The browser's back closes what these open; MUI's own know nothing of it (docs/decisions/0002-back-closes.md). */
const bareOverlays = ['Dialog', 'Drawer', 'Menu', 'Modal', 'Popover', 'Select', 'SwipeableDrawer'].map((name) => ({
  name: `@mui/material/${name}`,
  message: "Use the one of src/components/ui, which the browser's back closes.",
}));

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '**/dist/', '**/coverage/', '.toolchain/', '.state/', '*/src/api/generated.ts'],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      'no-debugger': 'error',
      'no-restricted-syntax': ['error', processEnv, processEnvImport, skippedTests],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  // Its own project for each folder: from a list of all, the parser loads the others too on the way to the right one.
  ...projects.map((project) => ({
    files: [`${dirname(project)}/**/*.{ts,tsx}`],
    languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
  })),
  {
    files: ['backend/src/**/*.ts'],
    rules: {
      // Nest's injection reads the constructor's classes at run time; a type-only import would erase them.
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            noForwardRef,
            { name: '@nestjs/mongoose', importNames: ['InjectModel'], message: 'Ask its repository.' },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/src/**/*.repository.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [noForwardRef] }] },
  },
  {
    files: apps,
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use the generated client in src/api.' },
        {
          name: 'XMLHttpRequest',
          message: 'Use the generated client, or upload of @byline/web-kit/files for progress.',
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'fetch', message: 'Use the generated client in src/api.' },
        { object: 'globalThis', property: 'fetch', message: 'Use the generated client in src/api.' },
      ],
      'no-restricted-syntax': ['error', processEnv, processEnvImport, metaEnv, deviceClock, skippedTests],
    },
  },
  {
    files: ['recruiter-console/src/**/*.{ts,tsx}'],
    ignores: [
      'recruiter-console/src/components/ui/{Menu,Popover}.tsx',
      'recruiter-console/src/components/ui/dialogs/{AppDialog,FullScreenDialog}.tsx',
      'recruiter-console/src/components/ui/fields/Select.tsx',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: bareOverlays }] },
  },
  {
    files: ['web-kit/src/dates/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', processEnv, processEnvImport, metaEnv, skippedTests] },
  },
  {
    files: ['candidate-portal/src/{lib,api}/**', 'recruiter-console/src/{lib,api}/**', 'web-kit/src/files/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['backend/src/config/**', 'tools/**', 'app-server/**', '*/*.config.ts', ...tests],
    rules: { 'no-restricted-syntax': ['error', skippedTests] },
  },
  {
    files: tests,
    ignores: ['e2e/crawl/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        skippedTests,
        lateAnswer,
        lateHandler,
        fixedWait,
        pauseWithoutReason,
        delayedTest,
      ],
    },
  },
  {
    files: ['tools/**', 'app-server/**', 'demo/**', 'backend/src/scripts/**', 'backend/build.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: tests,
    rules: {
      'no-restricted-globals': 'off',
      'max-lines': ['error', { max: 400 }],
    },
  },
);
