import type { Policy } from '../../common/auth/allow.decorator.js';

export const tagPolicy = { list: 'recruiter' } as const satisfies Policy;
