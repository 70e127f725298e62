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

/** The event of a request and its answer, in ids, never in words; null for no event. */
export type EventOf = (request: LoggedRequest, answer: unknown) => Omit<LoggedEvent, 'kind'> | null;

interface Logging {
  kind: SecurityEventKind;
  eventOf: EventOf;
  reading: boolean;
}

/** Records the success of a route before its answer (docs/domain/security-log.md#what-it-tells). */
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
        // A candidate reads their own data.
        else if (event && isRecruiter(principal)) await this.log.recordRead({ kind, ...event });
        return answer;
      }),
    );
  }
}

const log = (logging: Logging): MethodDecorator =>
  applyDecorators(SetMetadata(LOGGED, logging), UseInterceptors(LoggedInterceptor));

/** Records a route in the security log. Place it above `@Creates`, so a repeat with the same key is not recorded. */
export const Logged = (kind: SecurityEventKind, eventOf: EventOf = () => ({})): MethodDecorator =>
  log({ kind, eventOf, reading: false });

/** The same for a route by which staff read data of the candidate with the path's `id`; with `counts`, only for some answers. */
export const LoggedRead = (
  kind: SecurityEventKind,
  counts: (answer: unknown) => boolean = () => true,
): MethodDecorator =>
  log({
    kind,
    eventOf: ({ params: { id = '' } }, answer) => (counts(answer) ? { candidateIds: [id] } : null),
    reading: true,
  });

/** The same for a route that deletes a record of this type, the last id of the path. */
export const LoggedDelete = (type: string): MethodDecorator =>
  Logged('deleted', ({ params }) => ({ record: { type, id: Object.values(params).at(-1) ?? '' } }));
