import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { componentTests } from '../web-kit/vite/component-tests';
import { messages } from '../web-kit/vite/messages';
import { themeScript } from '../web-kit/vite/theme-script';
import { files } from './vite/files';

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

/** The tokens of the dark theme for pages without a script, which have no `data-theme`. */
const darkSheet = (): Plugin => ({
  name: 'dark-sheet',
  generateBundle() {
    const tokens = readFileSync(new URL('../web-kit/src/styles/tokens.css', import.meta.url), 'utf8');
    const dark = /:root\[data-theme='dark'\] (\{[^}]*\})/.exec(tokens)?.[1];
    if (dark === undefined) throw new Error('tokens.css has no dark theme');
    this.emitFile({ type: 'asset', fileName: 'dark.css', source: `:root ${dark}\n` });
  },
});

/** What the server draws pages with (app-server/): all of it in one file, its styles and fonts with those of the app. */
const forServer = {
  copyPublicDir: false,
  emptyOutDir: false,
  ssrEmitAssets: true,
  manifest: '.server/manifest.json',
  rolldownOptions: { output: { entryFileNames: '.server/[name].js', chunkFileNames: '.server/[name]-[hash].js' } },
};

const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const routerFile = (find: RegExp, file: string) => ({
  find,
  replacement: join(routerFolder, 'dist/production', `${file}.mjs`),
});

/** The app itself. */
const forBrowser = {
  // Every browser that runs es2023 knows modulepreload.
  modulePreload: { polyfill: false },
  // 9 kB for all screens, in one file.
  cssCodeSplit: false,
  // Tells the server what a page will ask for.
  manifest: '.server/app.json',
  rolldownOptions: {
    // Formik imports it for what is not used here.
    treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
    output: { codeSplitting: { groups: files } },
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => {
  // Whoever starts the build (a test run, say): what is delivered is the production build of every package.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    resolve: {
      alias: [
        // Its package answers with the build that warns of mistakes, whoever asks.
        ...(command === 'build'
          ? [routerFile(/^react-router$/, 'index'), routerFile(/^react-router\/dom$/, 'dom-export')]
          : []),
        // Formik's helpers from lodash-es weigh three times those of its drop-in.
        { find: 'lodash-es', replacement: 'es-toolkit/compat' },
        // Without what draws codes: the app draws them itself (src/lib/qr.ts).
        { find: /^qrcode$/, replacement: 'qrcode/lib/core/qrcode.js' },
      ],
    },
    plugins: [
      messages(),
      react(),
      ...(isSsrBuild
        ? [darkSheet()]
        : [themeScript({ more: [new URL('vite/first.js', import.meta.url)], inline: true }), preloadInter()]),
    ],
    ssr: { noExternal: command === 'build' || undefined },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    server: { port: Number(process.env['PORTAL_PORT'] ?? 3001), strictPort: true },
    build: {
      target: 'es2023',
      sourcemap: true,
      // The portal's Content-Security-Policy allows no data: addresses; every asset is a file of its own.
      assetsInlineLimit: 0,
      ...(isSsrBuild ? forServer : forBrowser),
    },
    test: componentTests,
  };
});
