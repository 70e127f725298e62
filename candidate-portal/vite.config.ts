import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  server: { port: Number(process.env['PORTAL_PORT'] ?? 3001), strictPort: true },
  build: {
    target: 'es2023',
    sourcemap: true,
    // The portal's Content-Security-Policy allows no data: addresses; every asset is a file of its own.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
});
