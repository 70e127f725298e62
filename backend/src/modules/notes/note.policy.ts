import type { Policy } from '../../common/auth/allow.decorator.js';

export const notePolicy = {
  list: 'recruiter',
  read: 'recruiter',
  write: 'recruiter',
  delete: 'recruiter',
} as const satisfies Policy;
