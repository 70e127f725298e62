import type { Policy } from '../../common/auth/allow.decorator.js';

export const lookupsPolicy = { read: 'anyone' } as const satisfies Policy;
