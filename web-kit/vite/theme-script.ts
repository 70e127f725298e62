import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts theme.js into the head of an app, as a file of its own, for the app's content policy takes no script from the page; with what
 * else has to run before the first paint.
 */
export const themeScript = (...more: URL[]): Plugin => {
  const script = (): string =>
    [new URL('theme.js', import.meta.url), ...more].map((file) => readFileSync(file, 'utf8')).join('');
  return {
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
  };
};
