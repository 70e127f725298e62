import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { MAX_FILE_BYTES } from '@byline/shared-types/domain';
import { Logger } from 'nestjs-pino';
import qs from 'qs';
import { Config, loadConfig } from '../../config/config.js';
import { answerUnrouted, ProblemFilter } from '../errors/problem.filter.js';
import { answerUnreadable } from '../errors/unreadable.js';
import { createValidationPipe } from '../errors/validation.js';
import { requestDuration } from '../observability/metrics.js';
import { API_PREFIX } from './api-prefix.js';
import { checkRequests } from './bodies.js';
import { governCaching } from './caching.js';
import { DeadlineInterceptor, setDeadlines } from './deadline.js';
import { rememberRequest } from './current-request.js';
import { EVENT_STREAM } from './event-stream.js';
import { rememberRoutes } from './known-methods.js';

export const DOCS_PATH = 'api/docs';
/** Largest JSON body, in bytes: the longest rich text with room to spare. */
const MAX_BODY_BYTES = 1_000_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

const parseQuery = (query: string): Record<string, unknown> =>
  qs.parse(query, { depth: 3, arrayLimit: 100, parameterLimit: 200, plainObjects: false });

function createAdapter(trustedProxies: number): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    // reserved-names.ts refuses names like __proto__; reading them as JSON is harmless.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    trustProxy: (_address, hop) => hop < trustedProxies,
    requestIdHeader: false,
    frameworkErrors: answerUnrouted,
    clientErrorHandler: answerUnreadable,
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 500 },
  });
}

/** The content policy of Swagger UI; the API's other answers are not pages and allow no content. */
const DOCS_CSP =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/** The calling program for the log: one of our apps by its origin, another by the first word of its user agent. */
const clientNames =
  ({ PORTAL_URL, CONSOLE_URL }: Config) =>
  ({ origin, 'user-agent': userAgent }: IncomingHttpHeaders): string | undefined => {
    if (origin === new URL(PORTAL_URL).origin) return 'portal';
    if (origin === new URL(CONSOLE_URL).origin) return 'console';
    return userAgent?.match(/^[\w.-]{1,40}(\/[\w.-]{1,20})?/)?.[0];
  };

/** Logs and times every request by its route, with user and program, and answers with its id. */
function observeRequests(app: NestFastifyApplication): void {
  const logger = app.get(Logger);
  const clientOf = clientNames(app.get(Config));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith(`/${DOCS_PATH}`)) void reply.header('content-security-policy', DOCS_CSP);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1_000;
    // A stream of changes lasts for hours, which says nothing about an answer.
    if (reply.getHeader('content-type') !== EVENT_STREAM)
      requestDuration.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    if (!route.startsWith('/health')) {
      logger.log(
        {
          reqId: request.id,
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          userId: request.principal?.userId,
          client: clientOf(request.headers),
        },
        'request',
      );
    }
    done();
  });
}

/** The HTTP application of a root module, ready to listen: used by the API, the worker and the tests. */
export async function createApp(module: Type): Promise<NestFastifyApplication> {
  const { TRUSTED_PROXIES } = loadConfig();
  const app = await NestFactory.create<NestFastifyApplication>(module, createAdapter(TRUSTED_PROXIES), {
    bufferLogs: true,
  });
  const config = app.get(Config);
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix(API_PREFIX, { exclude: ['health/live', 'health/ready'] });
  app.useGlobalInterceptors(new DeadlineInterceptor());
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ProblemFilter(rememberRoutes(app)));
  app.enableCors({
    origin: [new URL(config.PORTAL_URL).origin, new URL(config.CONSOLE_URL).origin],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'prefer', 'x-request-id', 'idempotency-key', 'last-event-id'],
    exposedHeaders: [
      'date',
      'preference-applied',
      'content-disposition',
      'x-request-id',
      'retry-after',
      'etag',
      'allow',
      'idempotency-replayed',
    ],
    maxAge: 86_400,
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 10, fieldSize: 10_000 } });
  setDeadlines(app.getHttpAdapter().getInstance(), config.REQUEST_TIMEOUT_MS);
  rememberRequest(app.getHttpAdapter().getInstance());
  observeRequests(app);
  checkRequests(app);
  governCaching(app, `/${DOCS_PATH}`);
  app.enableShutdownHooks();
  return app;
}
