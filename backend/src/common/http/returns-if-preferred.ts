import { applyDecorators, type Type } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

const PREFERENCE = 'return=representation';
const ASKED = /(^|[\s,;])return=representation($|[\s,;])/;

/** Documents a route that answers 204, or 200 with a report if the client prefers one (RFC 7240). */
export const ReturnsIfPreferred = (Report: Type<object>): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'Prefer',
      required: false,
      description: `\`${PREFERENCE}\` for an answer that tells what was done.`,
    }),
    ApiOkResponse({ type: Report, description: 'What was done, where the client prefers to be told.' }),
    ApiNoContentResponse({ description: 'It is done.' }),
  );

export function ifPreferred<T extends object>(reply: FastifyReply, answer: T): T | undefined {
  const isAsked = ASKED.test(String(reply.request.headers.prefer ?? ''));
  if (isAsked) void reply.header('preference-applied', PREFERENCE);
  else void reply.code(204);
  return isAsked ? answer : undefined;
}
