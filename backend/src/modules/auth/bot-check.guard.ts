import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BotCheck } from './bot-check.js';

declare module 'fastify' {
  interface FastifyRequest {
    botCheckPassed?: boolean;
  }
}

/**
 * Uses up the solved bot check of a request before anything of the request is judged or looked up, so that each attempt costs one. What is wrong
 * with the fields is said first all the same: the route refuses a check that did not pass.
 */
@Injectable()
export class BotCheckGuard implements CanActivate {
  constructor(private readonly botCheck: BotCheck) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { altcha } = (request.body ?? {}) as { altcha?: unknown };
    request.botCheckPassed = typeof altcha === 'string' && (await this.botCheck.consume(altcha));
    return true;
  }
}

/** Parameter decorator: whether the request's bot check passed. For routes with `BotCheckGuard`. */
export const BotCheckPassed = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<FastifyRequest>().botCheckPassed === true,
);
