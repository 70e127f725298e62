import type { Policy } from '../../common/auth/allow.decorator.js';

export const emailPolicy = {
  list: 'recruiter',
  read: 'recruiter',
  write: 'recruiter',
} as const satisfies Policy;
