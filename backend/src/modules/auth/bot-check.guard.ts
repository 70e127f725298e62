import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BotCheck } from './bot-check.js';

declare module 'fastify' {
  interface FastifyRequest {
    botCheckPassed?: boolean;
  }
}

/**
 * Uses up the solved bot check of a request first, so each attempt costs one. Wrong fields are reported before a failed check, because the route
 * refuses the check.
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
