import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { componentTests } from '../web-kit/vite/component-tests.ts';
import { messages } from '../web-kit/vite/messages.ts';
import { themeScript } from '../web-kit/vite/theme-script.ts';

const port = Number(process.env.CONSOLE_PORT ?? 3002);

export default defineConfig({
  // React's compiler avoids needless renders; the lists need it to meet their budgets (`make budgets`).
  plugins: [
    messages(),
    react({ compiler: true }),
    themeScript({
      more: [new URL('vite/early-chunks.js', import.meta.url)],
      chunks: ['shared', 'small'],
    }),
  ],
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  build: {
    target: 'es2023',
    sourcemap: true,
    // No inlining: the served app's policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    // One file for the first page, one for modules that three screens or more share, and one for small modules of two: a screen then
    // loads few files instead of 90, and they compress better. Larger modules of two screens, the editor and the calendar stay
    // separate.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 3, priority: 1 },
            { name: 'small', minShareCount: 2, maxModuleSize: 4_000 },
          ],
        },
      },
    },
  },
  test: {
    ...componentTests,
    setupFiles: [...componentTests.setupFiles, 'src/test/setup.ts'],
    css: true,
    maxWorkers: 2,
  },
});
