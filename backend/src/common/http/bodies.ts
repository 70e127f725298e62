import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.error.js';
import { isNestedBeyond } from './nesting.js';
import { refusedNames } from './reserved-names.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The content type of a route's body, or one of several; JSON by default. */
    takes?: string | readonly string[];
  }
}

const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'multipart/form-data';
/** Levels of lists and objects in a body; ours have four. Validation follows every level, so a deeper one would end in a stack overflow. */
const MAX_BODY_DEPTH = 20;

/** Whether Fastify reads a body: never for a GET, otherwise if the headers announce one. */
const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  (headers['content-type'] !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > 0);

const essenceOf = (contentType = ''): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** The refusal of a body of another type than the route takes, which it names in `Accept` too (RFC 9110, 15.5.16). */
export function refuseType(request: FastifyRequest, reply: FastifyReply): ProblemError {
  const { takes = JSON_TYPE } = request.routeOptions.config;
  const type = typeof takes === 'string' ? takes : takes.join(', ');
  void reply.header('accept', type);
  return new ProblemError('unsupported_media_type', { parameters: { type } });
}

/** Refuses requests by the content type of their body before it is read, and by its depth and its names before it is validated. */
export function checkRequests(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    const { takes = JSON_TYPE } = request.routeOptions.config;
    const wrong =
      !request.is404 && hasBody(request) && ![takes].flat().includes(essenceOf(request.headers['content-type']));
    done(wrong ? refuseType(request, reply) : null);
  });
  fastify.addHook('preValidation', ({ url, body }, _reply, done) => {
    done(isNestedBeyond(body, MAX_BODY_DEPTH) ? new ProblemError('malformed_request') : refusedNames(url, body));
  });
}
