import type { Policy } from '../../common/auth/allow.decorator.js';

export const authPolicy = {
  login: 'anyone',
  challenge: 'anyone',
  verifyCode: 'first-step',
  logout: 'user',
} as const satisfies Policy;
