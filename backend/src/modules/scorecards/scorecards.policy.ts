import type { Policy } from '../../common/auth/allow.decorator.js';

export const scorecardPolicy = {
  read: 'recruiter',
  write: 'recruiter',
  delete: 'recruiter',
  rate: 'recruiter',
} as const satisfies Policy;
