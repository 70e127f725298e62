import type { Policy } from '../../common/auth/allow.decorator.js';

export const sourcePolicy = { list: 'recruiter' } as const satisfies Policy;
