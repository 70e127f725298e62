import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { configScript, NONCE_PLACEHOLDER, securityHeaders, type AppName, type Env } from './app-policy.ts';
import { AskPages } from './ask-pages.ts';
import { serveFirstPages } from './first-pages.ts';
import { hashesOf, readPage } from './page.ts';
import { answerUnreadable, refuseExpectations, type HeadersOf } from './refusals.ts';
import { PlainPages } from './plain-pages.ts';
import { loadRenderer, readManifest } from './renderer.ts';
import { servePublicPages } from './public-pages.ts';
import { serveSiteFiles } from './site-files.ts';

const root = resolve(import.meta.dirname, '../..');

/** Whether a path ends with a file name; a mail address is not one (`/activate/camille@lefevre.example`). */
function isFile(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return /^\.|\.\w{1,11}$/.test(name) && !/@|%40/i.test(name);
}

const newNonce = (): string => randomBytes(16).toString('hex');

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(400).type('text/plain').header('cache-control', 'no-store').send('Bad request');

/**
 * The server of a built app: answers files, for every other path the page with its settings, and public pages if
 * the app has a server build (docs/operations.md#the-server-of-the-portal). The id of a request is the nonce of its answer.
 */
export async function appServer(app: AppName, env: Env, dist = join(root, app, 'dist')): Promise<FastifyInstance> {
  const apiOrigin = new URL(env.PUBLIC_API_URL ?? 'http://localhost:3000').origin;
  const config = configScript(env);
  const scripts = hashesOf(await readPage(dist, env));
  const headersOf: HeadersOf = (nonce) => ({
    ...securityHeaders(app, apiOrigin, nonce, scripts),
    ...(env.SEARCH_ENGINES === 'false' ? { 'x-robots-tag': 'noindex' } : {}),
  });
  const server = fastify({
    genReqId: newNonce,
    requestTimeout: 10_000,
    // A first name in another script is long when percent-encoded.
    routerOptions: { maxParamLength: 500 },
    // The hook below refuses a request without a host, as Node would, but with our headers.
    http: { requireHostHeader: false, connectionsCheckingInterval: 1000 },
    clientErrorHandler: answerUnreadable(headersOf, newNonce),
    frameworkErrors: (_error, request, reply) => void refuse(reply.headers(headersOf(request.id))),
  });
  refuseExpectations(server, headersOf, newNonce);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.id));
    const { headers, httpVersion } = request.raw;
    if (headers.host === undefined && httpVersion === '1.1') void refuse(reply);
    else done();
  });
  // Logs only the stack, never the address: links contain tokens and names.
  server.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, stack } = error as { statusCode?: number; stack?: string };
    if (statusCode >= 500) console.error(JSON.stringify({ level: 50, route: request.routeOptions.url, stack }));
    return reply
      .code(statusCode)
      .type('text/plain')
      .send(statusCode >= 500 ? 'Something went wrong' : 'Bad request');
  });
  server.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/config.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(config),
  );
  const renderer = await loadRenderer(dist, env);
  const plain = renderer && new PlainPages(renderer, env, await readPage(dist, env));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (plain) return plain.send(request, reply);
    const page = await readPage(dist, env);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(page.replaceAll(NONCE_PLACEHOLDER, request.id));
  };
  if (renderer && plain) {
    plain.serve(server);
    new AskPages(renderer, env).serve(server);
    servePublicPages(server, renderer, env);
    serveSiteFiles(server, env);
    const [index, manifest] = await Promise.all([readPage(dist, env), readManifest(dist, 'app.json')]);
    await serveFirstPages(server, renderer, { env, index, manifest, sendPage });
  } else server.get('/', sendPage);
  server.get('/index.html', sendPage);
  await server.register(fastifyStatic, {
    root: dist,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(dist, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = plain ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    const isPage = methods.includes(request.method) && !path.startsWith('/assets/') && !isFile(path);
    if (isPage) return sendPage(request, reply);
    return reply.code(404).type('text/plain').send('Not found');
  });
  return server;
}
