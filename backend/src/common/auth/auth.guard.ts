import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt } from 'passport-jwt';
import { ProblemError } from '../errors/problem.error.js';
import { ALLOW, type Permission } from './allow.decorator.js';
import { isRecruiter, isSuperAdmin, requireOwn, type Principal } from './principal.js';

/** The Passport strategy, which the auth module registers. */
export const SESSION_STRATEGY = 'session';

export const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();

/** Whether an audience includes a principal; "self" checks the record besides. */
function isIn(principal: Principal, { audience }: Permission): boolean {
  if (audience === 'first-step') return principal.step === 'two-factor';
  if (audience === 'set-up' && principal.step === 'set-up') return true;
  if (principal.step !== 'full') return false;
  if (audience === 'super-admin') return isSuperAdmin(principal);
  if (audience === 'recruiter') return isRecruiter(principal);
  if (audience === 'self') return isRecruiter(principal) || principal.candidateId !== null;
  return audience === 'user' || audience === 'set-up' || audience === 'anyone';
}

/** Passport finds the caller, and the declared permission of the route decides, before the service loads a record. Fails closed. */
@Injectable()
export class AuthGuard extends PassportGuard(SESSION_STRATEGY) {
  constructor(private readonly reflector: Reflector) {
    super({ property: 'principal' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const permission = this.reflector.get<Permission | undefined>(ALLOW, context.getHandler());
    if (!permission) throw new ProblemError('forbidden');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await request.deadline.hold(Promise.resolve(super.canActivate(context)));
    const { principal } = request;
    if (permission.audience === 'anyone') {
      if (principal?.step !== 'full') request.principal = undefined;
      return true;
    }
    if (!principal) throw new ProblemError(bearerToken(request) ? 'session_expired' : 'not_logged_in');
    if (!isIn(principal, permission)) throw new ProblemError('forbidden');
    if (permission.audience === 'self' && permission.candidateParam) {
      requireOwn(principal, (request.params as Record<string, string>)[permission.candidateParam]);
    }
    return true;
  }

  /** A request without a session passes on to the permission; a failed look-up is an error. */
  override handleRequest<P>(error: Error | null, principal: P): P | undefined {
    if (error) throw error;
    return principal || undefined;
  }
}
