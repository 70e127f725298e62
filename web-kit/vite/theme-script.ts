import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

interface ThemeScript {
  /** More scripts that run before the first paint. */
  more?: URL[];
  /** These scripts read the addresses of the chunks with these names as `CHUNKS`; development has none. */
  chunks?: string[];
  /** In the page itself, where its server lets the page run it (app-server/); else a file of its own. */
  inline?: boolean;
}

/** Puts theme.js into the head of an app. */
export const themeScript = ({ more = [], chunks = [], inline = false }: ThemeScript = {}): Plugin => {
  const script = (addresses: string[] = []): string =>
    [new URL('theme.js', import.meta.url), ...more]
      .map((file) => readFileSync(file, 'utf8'))
      .join('')
      .replace(/^\s*(\/\/.*\n)?/gm, '')
      .replace(/\bCHUNKS\b/, JSON.stringify(addresses));
  const tag = (): HtmlTagDescriptor =>
    inline ? { tag: 'script', children: script() } : { tag: 'script', attrs: { src: '/theme.js' } };
  return {
    name: 'theme-script',
    configureServer: ({ middlewares }) => {
      middlewares.use('/theme.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(script());
      });
    },
    generateBundle(_options, bundle) {
      if (inline) return;
      const addresses = chunks.map((name) => {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (!chunk) throw new Error(`the build has no chunk "${name}"`);
        return `/${chunk.fileName}`;
      });
      this.emitFile({ type: 'asset', fileName: 'theme.js', source: script(addresses) });
    },
    transformIndexHtml: { order: 'post', handler: () => [{ ...tag(), injectTo: 'head-prepend' }] },
  };
};
