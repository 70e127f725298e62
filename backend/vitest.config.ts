import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code; HTTP tests in test/ need MongoDB, Redis and SMTP (`node tools/with-services.ts`). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.spec.ts', 'test/**/*.test.ts'],
    setupFiles: ['reflect-metadata'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
