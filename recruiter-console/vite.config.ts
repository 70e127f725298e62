import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { componentTests } from '../web-kit/vite/component-tests';
import { messages } from '../web-kit/vite/messages';
import { themeScript } from '../web-kit/vite/theme-script';

const port = Number(process.env.CONSOLE_PORT ?? 3002);

export default defineConfig({
  // React's compiler keeps what did not change from being drawn again: lists answer within their budgets (`make budgets`) thanks to it.
  plugins: [messages(), react(), babel({ presets: [reactCompilerPreset()] }), themeScript()],
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  build: {
    target: 'es2023',
    sourcemap: true,
    // Files stay files: the policy of the served app allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    // What comes with the page is one file, and so is what three screens or more share: a screen then asks for some fifteen files
    // in place of ninety, and they compress better. What one or two screens need, the editor and the calendar stay apart.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    ...componentTests,
    // theme.test.ts reads tokens.css as text.
    css: true,
    maxWorkers: 2,
  },
});
