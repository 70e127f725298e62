import { defineConfig } from 'vitest/config';

/** Browser journeys across both apps, two files at a time, over one running product (support/product.setup.ts). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: ['support/product.setup.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
