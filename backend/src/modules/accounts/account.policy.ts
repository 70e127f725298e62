import type { Policy } from '../../common/auth/allow.decorator.js';

export const accountPolicy = {
  register: 'anyone',
  activate: 'anyone',
  requestMail: 'anyone',
  resetPassword: 'anyone',
  remove: 'user',
} as const satisfies Policy;
