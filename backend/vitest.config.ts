import { defineConfig } from 'vitest/config';
import { swaggerDtos } from './swagger-plugin.ts';

/** Unit tests stand beside the code; HTTP tests in test/ need MongoDB, Redis and SMTP (`node tools/with-services.ts`). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [swaggerDtos()],
  // Vite finds the tsconfig of src/ by itself, but reads no decorator settings for test files.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // The demo is made of the built backend; its test of the sources, as all of them.
  resolve: { alias: [{ find: /^@byline\/backend\/(.*)\.js$/, replacement: `${import.meta.dirname}/src/$1.ts` }] },
  test: {
    include: ['src/**/*.test.ts', '../shared-types/src/**/*.test.ts', 'test/**/*.test.ts', '../demo/test/**/*.test.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['test/support/every-operation.setup.ts'],
    maxWorkers: 2,
    // Files share the imported application, which takes longer to load than most of them take to run; each starts its own.
    isolate: false,
    // Some ask hundreds of queries: beside other steps a test takes longer than alone, and one that runs on after its time disturbs the next.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
