import type { Policy } from '../../common/auth/allow.decorator.js';

export const applicationPolicy = {
  list: 'recruiter',
  listOwn: 'self',
  apply: 'self',
  decide: 'recruiter',
  delete: 'self',
} as const satisfies Policy;
