/**
 * Serves a built app the way nginx does in docker/: strict CSP, long cache for hashed assets, none for the rest, every
 * other path answers the app, /config.js comes from the environment:
 *   PORT=3001 PUBLIC_API_URL=http://localhost:3000 node tools/serve-app.ts candidate-portal
 */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { appNames, configScript, securityHeaders } from './lib/app-policy.ts';
import { root } from './lib/paths.ts';

const app = appNames.find((name) => name === process.argv[2]);
if (app === undefined) throw new Error(`usage: node tools/serve-app.ts ${appNames.join(' | ')}`);
const apiUrl = process.env.PUBLIC_API_URL ?? 'http://localhost:3000';
const headers = securityHeaders(app, new URL(apiUrl).origin);
const config = configScript(process.env);

const server = fastify({ forceCloseConnections: true });
server.addHook('onRequest', async (_request, reply) => {
  reply.headers(headers);
});
server.get('/config.js', (_request, reply) =>
  reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(config),
);
await server.register(fastifyStatic, {
  root: join(root, app, 'dist'),
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => {
    const hashed = path.includes('/dist/assets/');
    reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
server.setNotFoundHandler((request, reply) => {
  const isPage = request.method === 'GET' && !request.url.startsWith('/assets/');
  if (isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
  return reply.code(404).type('text/plain').send('Not found');
});

await server.listen({ port: Number(process.env.PORT), host: process.env.HOST ?? '127.0.0.1' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
