import {
  applyDecorators,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { ProblemError } from '../errors/problem.error.js';
import { currentRequest } from './current-request.js';

declare module 'fastify' {
  interface FastifyRequest {
    deadline: Deadline;
  }
  interface FastifyContextConfig {
    /** Milliseconds that a route may take longer than others. */
    longer?: number;
  }
}

/** Milliseconds until the next look at a postponed deadline. */
const CHECK_MS = 1_000;

/**
 * The latest time of an answer, however slow the database and Redis are: each command has a limit, but a request makes several, and the driver
 * repeats interrupted ones. The work continues after a 503, so it may have succeeded (docs/integrators.md).
 */
export class Deadline {
  private at: number;
  private uncountedNow = 0;

  constructor(limit: number) {
    this.at = limit === 0 ? Infinity : performance.now() + limit;
  }

  putOff(milliseconds: number): void {
    this.at += milliseconds;
  }

  /** The result of the work, or `unavailable` when it takes too long. */
  async hold<T>(work: Promise<T>): Promise<T> {
    if (this.at === Infinity) return work;
    const late = Promise.withResolvers<never>();
    let timer: NodeJS.Timeout | undefined;
    const look = (): void => {
      const left = this.left();
      if (left > 0) timer = setTimeout(look, Math.min(left, CHECK_MS));
      else late.reject(new ProblemError('unavailable'));
    };
    look();
    try {
      return await Promise.race([work, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async uncounted<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    this.uncountedNow++;
    try {
      return await work();
    } finally {
      this.uncountedNow--;
      this.putOff(performance.now() - start);
    }
  }

  private left(): number {
    return this.uncountedNow > 0 ? Infinity : this.at - performance.now();
  }
}

/** Work that has a limit of its own and does not count for the request: its body on the way in, the file store. */
export const uncounted = <T>(work: () => Promise<T>): Promise<T> =>
  currentRequest()?.deadline.uncounted(work) ?? work();

/** Gives a route this many milliseconds more. */
export const TakesLonger = (longer: number): MethodDecorator => applyDecorators(RouteConfig({ longer }));

export function setDeadlines(fastify: FastifyInstance, limit: number): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.deadline = new Deadline(limit);
    done();
  });
}

/** Answers every request in time. The guard, which runs earlier, holds its look-up to the same deadline. */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { deadline, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    deadline.putOff(routeOptions.config.longer ?? 0);
    return from(deadline.hold(firstValueFrom(next.handle())));
  }
}
