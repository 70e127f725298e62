import type { Policy } from '../../common/auth/allow.decorator.js';

export const testPolicy = {
  read: 'recruiter',
  write: 'recruiter',
  delete: 'recruiter',
} as const satisfies Policy;
