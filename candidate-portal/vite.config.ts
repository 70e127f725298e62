import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { componentTests } from '../web-kit/vite/component-tests.ts';
import { messages } from '../web-kit/vite/messages.ts';
import { themeScript } from '../web-kit/vite/theme-script.ts';

/** Preloads only Inter, so that text appears early. */
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

/** Builds the code that draws pages on the server (app-server/); its styles and fonts are beside those of the app. */
const forServer = {
  copyPublicDir: false,
  emptyOutDir: false,
  ssrEmitAssets: true,
  manifest: '.server/manifest.json',
  rolldownOptions: { output: { entryFileNames: '.server/[name].js', chunkFileNames: '.server/[name]-[hash].js' } },
};

/**
 * Load later than the shared code, which every visitor gets: schemas, when the user enters a form; lists, files and contradictions of a profile, on a
 * candidate's own pages; changes of an address, from their mail; the reader of CVs, when somebody asks for it.
 */
const later =
  /node_modules.(yup|property-expr|tiny-case|toposort)|schema|web-kit.src.(files|cv)|features.cv-import|components.(upload|ui.(EntryList|FileRow)|form.(Clash|MonthField))|account.components.EmailLink/;

/** Editing of a profile, and merges with what another device saved, in one file for a candidate's own pages. */
const editing = /useEditing|lib.(useMergedEntry|useSeenMerge|save-entry)|web-kit.src.form.(merge|useMergedSave)/;

/** Builds the app for browsers. */
const forBrowser = {
  // Tells the server which files a page needs.
  manifest: '.server/app.json',
  // Every browser that supports es2023 also supports modulepreload.
  modulePreload: { polyfill: false },
  // Puts all styles into one file.
  cssCodeSplit: false,
  rolldownOptions: {
    output: {
      codeSplitting: {
        // As in the console, groups chunks so that a screen loads only a few files.
        groups: [
          { name: 'app', tags: ['$initial' as const], priority: 2 },
          { name: 'shared', minShareCount: 3, test: (id: string) => !later.test(id) && !editing.test(id), priority: 1 },
          { name: 'job', test: /sent-job|useLinkedJob|ui.RichText/, priority: 1 },
          { name: 'files', minShareCount: 2, test: /web-kit.src.files/, priority: 1 },
          { name: 'editing', test: editing, priority: 1 },
        ],
      },
    },
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
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
    // The portal's Content-Security-Policy forbids data: addresses, so every asset is a separate file.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? forServer : forBrowser),
  },
  test: componentTests,
}));
