import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { messages } from '../web-kit/vite/messages';
import { themeScript } from '../web-kit/vite/theme-script';

/** Text comes first: Inter is preloaded, and nothing else is. */
const preloadInter = (): Plugin => ({
  name: 'preload-inter',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-wght/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
});

export default defineConfig(({ command }) => {
  // Whoever starts the build (a test run, say): what is delivered is the production build of every package.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [messages(), react(), themeScript(), preloadInter()],
    server: { port: Number(process.env['PORTAL_PORT'] ?? 3001), strictPort: true },
    build: {
      target: 'es2023',
      sourcemap: true,
      // The portal's Content-Security-Policy allows no data: addresses; every asset is a file of its own.
      assetsInlineLimit: 0,
    },
    test: {
      environment: 'happy-dom',
      setupFiles: ['../web-kit/src/test/setup.ts'],
      include: ['src/**/*.test.{ts,tsx}'],
      restoreMocks: true,
    },
  };
});
