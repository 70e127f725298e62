import { readFile } from 'node:fs/promises';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Plugin, ViteDevServer } from 'vite';
import { appConfig } from '../../app-server/src/app-policy.ts';
import { serveFirstPages } from '../../app-server/src/first-pages.ts';
import { servePublicPages } from '../../app-server/src/public-pages.ts';
import type { LoadedRenderer, Renderer } from '../../app-server/src/renderer.ts';

const DRAWN = /^\/(\?|$|apply\/|jobs\/apply\/|with\/|public\/candidate\/)/;

/** The dev server draws the pages of app-server/ from the current sources. */
export const drawnPages: Plugin = {
  name: 'drawn-pages',
  configureServer(vite) {
    let server: Promise<FastifyInstance> | undefined;
    vite.watcher.on('all', () => (server = undefined));
    vite.middlewares.use((request, response, next) => {
      if (!DRAWN.test(request.url ?? '')) return next();
      server ??= serverOf(vite);
      server.then(
        (drawing) => drawing.routing(request, response),
        (error: unknown) => {
          server = undefined;
          next(error);
        },
      );
    });
  },
};

async function serverOf(vite: ViteDevServer): Promise<FastifyInstance> {
  const { env } = process;
  // As in a browser, the settings exist before the code runs.
  Object.assign(globalThis, { bylineConfig: appConfig(env) });
  const renderer = (await vite.ssrLoadModule('/src/server/entry.tsx')) as Renderer;
  const sheets = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()].filter(({ file }) =>
    file?.endsWith('.css'),
  );
  const loaded: LoadedRenderer = {
    ...renderer,
    files: { styles: sheets.map(({ url }) => `${url}?direct`), fonts: [] },
  };
  // In Vite's own form, so hot reloading replaces them in place.
  const styles = sheets.map(async ({ id, url }) => {
    const sheet = await vite.transformRequest(`${url}?direct`);
    return `<style data-vite-dev-id="${id}">${sheet?.code ?? ''}</style>`;
  });
  const page = await vite.transformIndexHtml('/', await readFile('index.html', 'utf8'));
  const index = page.replace('</head>', (await Promise.all(styles)).join('') + '</head>');
  const sendPage = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.type('text/html; charset=utf-8').send(page);
  const server = fastify();
  servePublicPages(server, loaded, env);
  await serveFirstPages(server, loaded, { env, index, manifest: {}, sendPage });
  await server.ready();
  return server;
}
