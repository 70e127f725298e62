import { defineConfig } from 'vitest/config';

/** The crawl of both apps, over its own running product. */
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
