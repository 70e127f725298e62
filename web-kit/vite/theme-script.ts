import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

interface ThemeScript {
  /** More scripts that run before the first paint. */
  more?: URL[];
  /** In the page itself, where its server lets the page run it (app-server/); else a file of its own. */
  inline?: boolean;
}

/** Puts theme.js into the head of an app. */
export const themeScript = ({ more = [], inline = false }: ThemeScript = {}): Plugin => {
  const script = (): string =>
    [new URL('theme.js', import.meta.url), ...more]
      .map((file) => readFileSync(file, 'utf8'))
      .join('')
      .replace(/^\s*(\/\/.*\n)?/gm, '');
  const tag = (): HtmlTagDescriptor =>
    inline ? { tag: 'script', children: script() } : { tag: 'script', attrs: { src: '/theme.js' } };
  return {
    name: 'theme-script',
    configureServer: ({ middlewares }) => {
      middlewares.use('/theme.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(script());
      });
    },
    generateBundle() {
      if (!inline) this.emitFile({ type: 'asset', fileName: 'theme.js', source: script() });
    },
    transformIndexHtml: { order: 'post', handler: () => [{ ...tag(), injectTo: 'head-prepend' }] },
  };
};
