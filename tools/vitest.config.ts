import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the tools and of app-server; those of shared-types run with the backend's. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    sequence: { shuffle: true },
    include: ['{tools,app-server}/**/*.test.ts'],
    // They start processes beside other steps of make test.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
