import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the tools and of the server of the apps; those of the shared types run with the backend's. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    sequence: { shuffle: true },
    include: ['{tools,app-server}/**/*.test.ts'],
    // They start processes, beside whatever else make test runs.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
