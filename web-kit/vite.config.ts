import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** For the tests only: both apps take this folder in as source. */
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
});
