import type { Policy } from '../../common/auth/allow.decorator.js';

export const folderPolicy = {
  list: 'recruiter',
  create: 'recruiter',
  fill: 'recruiter',
  delete: 'recruiter',
} as const satisfies Policy;
