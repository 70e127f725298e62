import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

/** How component tests run, in both apps and here. `src/test/setup.ts` cleans up after each, so that they pass in any order. */
export const componentTests = {
  environment: 'happy-dom',
  // One set of modules for all files of a worker: loading them anew for each was half of the time.
  isolate: false,
  sequence: { shuffle: true },
  setupFiles: [join(import.meta.dirname, '../src/test/setup.ts')],
  include: ['src/**/*.test.{ts,tsx}'],
  // A test waits for several things, each up to the ten seconds of the setup.
  testTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  hookTimeout: 60_000,
} satisfies ViteUserConfig['test'];
