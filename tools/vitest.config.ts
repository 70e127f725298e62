import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Unit tests of what has no configuration of its own. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: { include: ['tools/**/*.test.ts', 'shared-types/src/**/*.spec.ts'] },
});
