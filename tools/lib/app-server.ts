import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { configScript, NONCE_PLACEHOLDER, securityHeaders, type AppName } from './app-policy.ts';
import { root } from './paths.ts';

/** What answers for a built app (tools/serve-app.ts). The id of a request, as that of nginx, is the nonce of its answer. */
export async function appServer(
  app: AppName,
  env: Record<string, string | undefined>,
  dist = join(root, app, 'dist'),
): Promise<FastifyInstance> {
  const apiOrigin = new URL(env.PUBLIC_API_URL ?? 'http://localhost:3000').origin;
  const config = configScript(env);
  const server = fastify({ forceCloseConnections: true, genReqId: () => randomBytes(16).toString('hex') });
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(app, apiOrigin, request.id));
  });
  server.get('/config.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(config),
  );

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await readFile(join(dist, 'index.html'), 'utf8');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(page.replaceAll(NONCE_PLACEHOLDER, request.id));
  };
  server.get('/', sendPage);
  server.get('/index.html', sendPage);
  await server.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(dist, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && !request.url.startsWith('/assets/')) return sendPage(request, reply);
    return reply.code(404).type('text/plain').send('Not found');
  });
  return server;
}
