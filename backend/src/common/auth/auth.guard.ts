import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.error.js';
import { ALLOW, type Permission } from './allow.decorator.js';
import { isRecruiter, isSuperAdmin, requireOwn, type Principal } from './principal.js';
import { Sessions } from './sessions.js';

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Whether a principal is in an audience; for "self" the record is checked besides. */
function isIn(principal: Principal, { audience }: Permission): boolean {
  if (audience === 'first-step') return principal.step === 'two-factor';
  if (principal.step !== 'full') return false;
  if (audience === 'super-admin') return isSuperAdmin(principal);
  if (audience === 'recruiter') return isRecruiter(principal);
  if (audience === 'self') return isRecruiter(principal) || principal.candidateId !== null;
  return audience === 'user' || audience === 'anyone';
}

/** Checks the declared permission of every route before anything is loaded. Fails closed. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const permission = this.reflector.get<Permission | undefined>(ALLOW, context.getHandler());
    if (!permission) throw new ProblemError('forbidden');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerOf(request);
    const principal = token ? await this.sessions.principalOf(token) : null;
    if (permission.audience === 'anyone') {
      if (principal?.step === 'full') request.principal = principal;
      return true;
    }
    if (!principal) throw new ProblemError(token ? 'session_expired' : 'not_logged_in');
    if (!isIn(principal, permission)) throw new ProblemError('forbidden');
    if (permission.audience === 'self' && permission.candidateParam) {
      requireOwn(principal, (request.params as Record<string, string>)[permission.candidateParam]);
    }
    request.principal = principal;
    return true;
  }
}
