import { applyDecorators, SetMetadata } from '@nestjs/common';

export const RATE_LIMITED = 'byline:rate-limited';

/** Limits how often one client address may call a route: for logins, codes, registrations and mails that anyone can cause. */
export const RateLimited = (): MethodDecorator => applyDecorators(SetMetadata(RATE_LIMITED, true));
