import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const script = (): string => readFileSync(new URL('theme.js', import.meta.url), 'utf8');

/** Puts theme.js into the head of an app, as a file of its own: the app's content policy takes no script from the page. */
export const themeScript = (): Plugin => ({
  name: 'theme-script',
  configureServer: ({ middlewares }) => {
    middlewares.use('/theme.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(script());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'theme.js', source: script() });
  },
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { src: '/theme.js' }, injectTo: 'head-prepend' }],
  },
});
