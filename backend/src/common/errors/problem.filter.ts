import { STATUS_CODES } from 'node:http';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { PROBLEMS, type Problem, type ProblemCode } from '@byline/shared-types/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MethodsOf } from '../http/known-methods.js';
import { ProblemError } from './problem.error.js';
import { isServiceAway } from './service-away.js';

/** Statuses that Fastify and Nest answer by themselves (a body too large, broken JSON, an unknown route). */
const BY_STATUS: Record<number, ProblemCode> = {
  400: 'malformed_request',
  401: 'not_logged_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'headers_too_large',
  503: 'unavailable',
};

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : 500;
}

/** Turns any thrown value into a problem; an unforeseen one becomes a 500 without internal details. */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  // Validators of addresses throw this for malformed Unicode in a value or a path.
  if (error instanceof URIError) return new ProblemError('malformed_request', { cause: error });
  if (isServiceAway(error)) return new ProblemError('unavailable', { cause: error });
  return new ProblemError(BY_STATUS[statusOf(error)] ?? 'something_wrong', { cause: error });
}

/** Seconds to wait before another try when a service is away. */
const RETRY_SECONDS = 5;

export const PROBLEM_TYPE = 'application/problem+json';

export const documentOf = (problem: ProblemError, instance: string): Problem => ({
  type: `https://byline.example/problems/${problem.code}`,
  status: problem.status,
  title: STATUS_CODES[problem.status] ?? 'Error',
  detail: problem.message,
  code: problem.code,
  instance,
  ...(problem.errors ? { errors: problem.errors } : {}),
  ...(problem.left ? { left: problem.left } : {}),
  ...(problem.jobs ? { jobs: problem.jobs } : {}),
  ...(problem.records ? { records: problem.records } : {}),
  ...(problem.retryAfter ? { retryAfter: problem.retryAfter } : {}),
});

/** Answers a request that Fastify refuses before it finds a route: an address that cannot be decoded. */
export function answerUnrouted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblemError(error);
  void reply.status(problem.status).type(PROBLEM_TYPE).send(documentOf(problem, request.id));
}

/** Answers every error as `application/problem+json`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(private readonly methodsOf: MethodsOf) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const known = request.is404 ? this.methodsOf(request.url) : [];
    if (known.length > 0) void reply.header('allow', known.join(', '));
    const problem = known.length > 0 ? new ProblemError('method_not_allowed') : toProblemError(error);
    if (problem.status >= 500) {
      const cause = problem.cause instanceof Error ? problem.cause : problem;
      this.logger.error({ err: cause, reqId: request.id }, 'request failed');
    }
    const retryAfter = problem.retryAfter ?? (problem.status === 503 ? RETRY_SECONDS : undefined);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply.status(problem.status).type(PROBLEM_TYPE).send(documentOf(problem, request.id));
  }
}

/** Whether a problem of this code belongs to this status; used by the OpenAPI document. */
export const codesOf = (status: number): ProblemCode[] =>
  (Object.keys(PROBLEMS) as ProblemCode[]).filter((code) => PROBLEMS[code][0] === status);
