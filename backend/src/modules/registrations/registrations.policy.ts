import type { Policy } from '../../common/auth/allow.decorator.js';

export const registrationsPolicy = { read: 'recruiter' } as const satisfies Policy;
