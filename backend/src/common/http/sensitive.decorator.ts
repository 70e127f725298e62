import { applyDecorators, SetMetadata } from '@nestjs/common';

export const SENSITIVE = 'byline:sensitive';

/** Limits how often one client address may call a route: for logins, codes, registrations and mails that anyone can cause. */
export const Sensitive = (): MethodDecorator => applyDecorators(SetMetadata(SENSITIVE, true));
