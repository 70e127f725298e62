import { defineConfig } from 'vitest/config';

/** Browser journeys across both apps: each file starts the built product on free ports with data of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    bail: 0,
  },
});
