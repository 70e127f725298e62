import type { Policy } from '../../common/auth/allow.decorator.js';

export const skillPolicy = {
  list: 'user',
  create: 'user',
  change: 'recruiter',
  remove: 'recruiter',
} as const satisfies Policy;

export const skillCategoryPolicy = {
  list: 'recruiter',
  change: 'recruiter',
  remove: 'recruiter',
} as const satisfies Policy;
