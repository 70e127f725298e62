import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { RECRUITER_ONLY_FIELDS } from '@byline/shared-types/domain';
import type { FastifyRequest } from 'fastify';
import { isRecruiter } from '../../common/auth/principal.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';

/** Candidates prove an address by its activation link, so they cannot change it here. */
const FORBIDDEN: readonly string[] = [...RECRUITER_ONLY_FIELDS, 'email'];

/** Refuses recruiters' fields from a candidate, by name, before all other checks (docs/domain/candidates.md#recruiter-fields). */
@Injectable()
export class RecruiterFieldsGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { principal, body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (isRecruiter(principal) || typeof body !== 'object' || body === null) return true;
    const sent = Object.keys(body).filter((field) => FORBIDDEN.includes(field));
    if (sent.length === 0) return true;
    throw new ProblemError('field_forbidden', {
      parameters: { field: sent.join(', ') },
      errors: sent.map((field) => fieldProblem(field, 'forbidden')),
    });
  }
}
