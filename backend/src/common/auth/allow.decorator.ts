import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { Audience } from '@byline/shared-types/domain';

export const ALLOW = 'byline:allow';

/** The audience of a route and, for "self", the path parameter with the candidate's id. */
export interface Permission {
  audience: Audience;
  candidateParam?: string;
}

/**
 * Declares the audience of a route; the application does not start with a route that lacks it. For "self" with a `candidateParam` the guard
 * decides before any record is loaded; without one the service calls `requireOwn` or `ownScope` on the record's candidate.
 */
export const Allow = (audience: Audience, candidateParam?: string): MethodDecorator =>
  applyDecorators(
    SetMetadata(ALLOW, { audience, candidateParam } satisfies Permission),
    ApiExtension('x-audience', audience),
    ...(audience === 'anyone' ? [] : [ApiBearerAuth()]),
  );
