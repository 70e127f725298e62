import type { Policy } from '../../common/auth/allow.decorator.js';

/** Everything here is for everybody; what is not public is not found. */
export const websitePolicy = { read: 'anyone', register: 'anyone' } as const satisfies Policy;
