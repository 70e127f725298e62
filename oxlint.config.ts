import { defineConfig } from 'oxlint';
import { recommended, recommendedForReact } from './tools/lint/recommended.ts';
import {
  delayedTest,
  deviceClock,
  fixedWait,
  lateAnswer,
  lateHandler,
  metaEnv,
  pauseWithoutReason,
  processEnv,
  processEnvImport,
  skippedTests,
} from './tools/lint/restricted-syntax.ts';

/*
 * Style is oxfmt's (.oxfmtrc.json); folders and layers are dependency-cruiser's (.dependency-cruiser.mjs). Here: types used
 * soundly, and the few habits that no other tool checks. Comments can't switch a rule off (tools/lint.test.ts).
 */
const tests = ['**/*.test.{ts,tsx}', '*/src/test/**', 'backend/test/**', 'e2e/**'];
const apps = ['candidate-portal/src/**/*.{ts,tsx}', 'recruiter-console/src/**/*.{ts,tsx}', 'web-kit/src/**/*.{ts,tsx}'];

const noForwardRef = {
  name: '@nestjs/common',
  importNames: ['forwardRef'],
  message: 'Two modules that need each other lack a third, or an event.',
};

/** The browser's back closes what these open; MUI's own know nothing of it (docs/decisions/0002-back-closes.md). */
const bareOverlays = ['Dialog', 'Drawer', 'Menu', 'Modal', 'Popover', 'Select', 'SwipeableDrawer'].map((name) => ({
  name: `@mui/material/${name}`,
  message: "Use the one of src/components/ui, which the browser's back closes.",
}));

/** MUI's are several layers, and its tabs measure themselves at each drawing. */
const layered = ['Button', 'Tab', 'Tabs'].map((name) => ({
  name: `@mui/material/${name}`,
  message: 'Use the one of src/components/ui, which is plain elements.',
}));

/** React Router's own change of the address starts from the rendered one. */
const renderedParams = {
  name: 'react-router-dom',
  importNames: ['useSearchParams'],
  message: 'Use useAddressParams of @byline/web-kit/address, which keeps a change that is not rendered yet.',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  // oxlint itself lacks no-restricted-syntax.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  ignorePatterns: ['**/node_modules/', '**/dist/', '**/coverage/', '.toolchain/', '.state/', '**/*.{js,mjs}'],
  options: { respectEslintDisableDirectives: false, denyWarnings: true },
  rules: {
    ...recommended,
    eqeqeq: 'error',
    'max-lines': ['error', { max: 250 }],
    'no-console': 'error',
    'no-debugger': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true }],
    'object-shorthand': 'error',
    'eslint-js/no-restricted-syntax': ['error', processEnv, processEnvImport, skippedTests],
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    {
      files: ['*/src/api/generated.ts'],
      rules: {
        'max-lines': 'off',
        'typescript/no-duplicate-type-constituents': 'off',
        'typescript/no-explicit-any': 'off',
      },
    },
    {
      files: ['backend/src/**/*.ts'],
      rules: {
        // Nest's injection reads the constructor's classes at run time; a type-only import would erase them.
        'typescript/consistent-type-imports': 'off',
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
      rules: {
        ...recommendedForReact,
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
        'no-restricted-imports': ['error', { paths: [renderedParams] }],
        'eslint-js/no-restricted-syntax': ['error', processEnv, processEnvImport, metaEnv, deviceClock, skippedTests],
      },
    },
    {
      files: ['recruiter-console/src/**/*.{ts,tsx}'],
      excludeFiles: [
        'recruiter-console/src/components/ui/{Menu,Popover}.tsx',
        'recruiter-console/src/components/ui/dialogs/{AppDialog,BareDialog,FullScreenDialog}.tsx',
        'recruiter-console/src/components/ui/fields/Select.tsx',
      ],
      rules: { 'no-restricted-imports': ['error', { paths: [...bareOverlays, ...layered, renderedParams] }] },
    },
    {
      files: ['web-kit/src/address/useAddressParams.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['web-kit/src/dates/clock.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', processEnv, processEnvImport, metaEnv, skippedTests] },
    },
    {
      files: ['candidate-portal/src/{lib,api}/**', 'recruiter-console/src/{lib,api}/**', 'web-kit/src/files/**'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['backend/src/config/**', 'tools/**', 'app-server/**', '*/*.config.ts', ...tests],
      rules: { 'eslint-js/no-restricted-syntax': ['error', skippedTests] },
    },
    {
      files: tests,
      excludeFiles: ['e2e/crawl/**'],
      rules: {
        'eslint-js/no-restricted-syntax': [
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
  ],
});
