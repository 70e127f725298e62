import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { Audience } from '@byline/shared-types/domain';

export const ALLOW = 'byline:allow';

/** What a route declares: who may call it and, for "self", which path parameter holds the candidate's id. */
export interface Permission {
  audience: Audience;
  candidateParam?: string;
}

/**
 * Declares who may call a route; a route without it stops the application from starting. "self" with a `candidateParam` is decided before
 * anything is loaded; without one the service calls `requireOwn` or `ownScope` on the record's candidate.
 */
export const Allow = (audience: Audience, candidateParam?: string): MethodDecorator =>
  applyDecorators(
    SetMetadata(ALLOW, { audience, candidateParam } satisfies Permission),
    ApiExtension('x-audience', audience),
    ...(audience === 'anyone' ? [] : [ApiBearerAuth()]),
  );
