import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { SecurityEventKind } from '@byline/shared-types/domain';
import type { FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { isRecruiter } from '../auth/principal.js';
import { SecurityLog, type LoggedEvent } from './security-log.service.js';

export const LOGGED = 'logged';

interface LoggedRequest {
  params: Record<string, string>;
  body: unknown;
  query: unknown;
}

/** What the log tells of a request and its answer, in ids, never in words; null for nothing. */
export type EventOf = (request: LoggedRequest, answer: unknown) => Omit<LoggedEvent, 'kind'> | null;

interface Logging {
  kind: SecurityEventKind;
  eventOf: EventOf;
  reading: boolean;
}

/** Writes down what a route did once it succeeded, before it is answered (docs/domain/security-log.md#what-it-tells). */
@Injectable()
class LoggedInterceptor implements NestInterceptor {
  constructor(
    private readonly log: SecurityLog,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { kind, eventOf, reading } = this.reflector.get<Logging>(LOGGED, context.getHandler());
    const { params, body, query, principal } = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        const event = eventOf({ params: params as Record<string, string>, body, query }, answer);
        if (event && !reading) await this.log.record({ kind, ...event });
        // Candidates read what is theirs.
        else if (event && isRecruiter(principal)) await this.log.recordRead({ kind, ...event });
        return answer;
      }),
    );
  }
}

const log = (logging: Logging): MethodDecorator =>
  applyDecorators(SetMetadata(LOGGED, logging), UseInterceptors(LoggedInterceptor));

/** Has a route written down in the security log. Above `@Creates`, so that a repeat with the same key is not. */
export const Logged = (kind: SecurityEventKind, eventOf: EventOf = () => ({})): MethodDecorator =>
  log({ kind, eventOf, reading: false });

/** The same for a route by which staff read what is a candidate's, whom the path names as `id`; of some answers, when `counts` says so. */
export const LoggedRead = (
  kind: SecurityEventKind,
  counts: (answer: unknown) => boolean = () => true,
): MethodDecorator =>
  log({
    kind,
    eventOf: ({ params: { id = '' } }, answer) => (counts(answer) ? { candidateIds: [id] } : null),
    reading: true,
  });

/** The same for a route that deletes a record of this type, which the path names last. */
export const LoggedDelete = (type: string): MethodDecorator =>
  Logged('deleted', ({ params }) => ({ record: { type, id: Object.values(params).at(-1) ?? '' } }));
