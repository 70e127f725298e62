import { defineConfig } from 'vitest/config';

/** Browser journeys across both apps, two files at a time, over one running product (support/product.setup.ts). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: ['support/product.setup.ts'],
    setupFiles: ['support/pictures.setup.ts'],
    maxWorkers: 2,
    // Beside other steps a page takes longer than alone.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
