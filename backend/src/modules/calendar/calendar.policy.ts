import type { Policy } from '../../common/auth/allow.decorator.js';

export const calendarPolicy = {
  read: 'recruiter',
  write: 'recruiter',
  delete: 'recruiter',
} as const satisfies Policy;
