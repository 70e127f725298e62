import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages';

/** For the tests only: both apps take this folder in as source. */
export default defineConfig({
  plugins: [messages(), react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
  },
});
