import { defineConfig } from 'vitest/config';

/** Crawls both apps against its own running product, and restores the data after every visit. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: ['../support/product.setup.ts'],
    maxWorkers: 1,
    testTimeout: 1_800_000,
    hookTimeout: 240_000,
  },
});
