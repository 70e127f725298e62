import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Language, Role } from '@byline/shared-types/domain';
import type { FastifyRequest } from 'fastify';
import type { Types } from 'mongoose';
import { ProblemError } from '../errors/problem.error.js';

/** The caller of a request, according to the session. */
export interface Principal {
  userId: string;
  sessionId: string;
  roles: Role[];
  /** The candidate this user is; null for a recruiter who never was one. */
  candidateId: string | null;
  language: Language;
  /**
   * `two-factor`: after the right password, before the code; only verify2fa is open. `set-up`: staff without the second factor that the installation
   * requires; only setting one up is open.
   */
  step: 'full' | 'two-factor' | 'set-up';
}

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal | undefined;
  }
}

export const isRecruiter = (principal: Pick<Principal, 'roles'> | undefined): boolean =>
  principal?.roles.some((role) => role === 'recruiter' || role === 'super-admin') ?? false;

export const isSuperAdmin = (principal: Pick<Principal, 'roles'>): boolean => principal.roles.includes('super-admin');

/** The row check of every "self" call: recruiters pass, a candidate only for their own record. */
export function requireOwn(principal: Principal, candidateId: string | Types.ObjectId | undefined): void {
  if (isRecruiter(principal)) return;
  if (!candidateId || principal.candidateId !== String(candidateId)) throw new ProblemError('forbidden');
}

/**
 * The same for a record that was looked up. A candidate gets the same refusal for another's record as for a missing one, so the answer does
 * not reveal which records exist.
 */
export function requireOwnRecord<T extends { candidateId: Types.ObjectId }>(principal: Principal, record: T | null): T {
  requireOwn(principal, record?.candidateId);
  if (!record) throw new ProblemError('not_found');
  return record;
}

/** The same for lists: the candidate id that narrows a "self" list, undefined for a recruiter. Refuses a candidate who asks for another's. */
export function ownScope(principal: Principal, asked?: string): string | undefined {
  if (isRecruiter(principal)) return asked;
  if (!principal.candidateId || (asked !== undefined && asked !== principal.candidateId)) {
    throw new ProblemError('forbidden');
  }
  return principal.candidateId;
}

/** Parameter decorator: the principal of the request. Only for routes that need a session. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!principal) throw new ProblemError('not_logged_in');
  return principal;
});

/** Parameter decorator for routes open to anyone: the principal, if any. */
export const MaybeMe = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().principal,
);
