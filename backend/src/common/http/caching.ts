import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { applyDecorators, Header } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

/** A cache may store the answer, but asks the server before it shows it again. */
export const REVALIDATED = 'no-cache';

/** Documents an answer with an `ETag`. */
export const ApiRevalidated = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({ name: 'If-None-Match', required: false, description: 'The `ETag` of the answer one has.' }),
    ApiResponse({ status: 304, description: 'It is still the one with that `ETag`.' }),
  );

/** For an answer that a cache may store and revalidate each time. */
export const Revalidated = (): MethodDecorator =>
  applyDecorators(Header('cache-control', REVALIDATED), ApiRevalidated());

const isRevalidated = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 && String(reply.getHeader('cache-control')).includes(REVALIDATED);

const names = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));

const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Forbids caches to store an answer, except one that allows it with revalidation. */
export function governCaching(app: NestFastifyApplication, exceptUnder: string): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith(exceptUnder)) return done(null, payload);
    if (!isRevalidated(reply)) {
      void reply.header('cache-control', 'no-store').removeHeader('etag');
      return done(null, payload);
    }
    if (typeof payload === 'string' && !reply.hasHeader('etag')) void reply.header('etag', tagOf(payload));
    if (!names(request.headers['if-none-match'], String(reply.getHeader('etag')))) return done(null, payload);
    if (payload instanceof Readable) payload.destroy();
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return done(null, null);
  });
}
