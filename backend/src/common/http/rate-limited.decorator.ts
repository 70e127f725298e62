import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const RATE_LIMITED = 'byline:rate-limited';

/** Limits the calls of one client to a route: for logins, codes, registrations and mails that a stranger can cause. */
export const RateLimited = (): MethodDecorator =>
  applyDecorators(SetMetadata(RATE_LIMITED, true), ApiExtension('x-limited', true));
