import type { Policy } from '../../common/auth/allow.decorator.js';

export const userPolicy = {
  readMe: 'user',
  readRole: 'user',
  changeRole: 'recruiter',
  list: 'recruiter',
  read: 'recruiter',
  renewTwoFactor: 'recruiter',
} as const satisfies Policy;
