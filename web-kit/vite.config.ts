import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages';

/** For the tests only: both apps take this folder in as source. */
export default defineConfig({
  plugins: [messages(), react()],
  test: {
    environment: 'happy-dom',
    // One set of modules for all files of a worker: loading them anew for each was half of the time. What a test replaces is put back.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
  },
});
