import type { Policy } from '../../common/auth/allow.decorator.js';

export const experiencePolicy = {
  list: 'self',
  create: 'self',
  update: 'self',
  delete: 'self',
} as const satisfies Policy;
