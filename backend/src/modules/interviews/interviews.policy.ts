import type { Policy } from '../../common/auth/allow.decorator.js';

export const interviewPolicy = {
  read: 'recruiter',
  write: 'recruiter',
  delete: 'recruiter',
  readTemplates: 'recruiter',
  writeTemplates: 'recruiter',
  deleteTemplates: 'recruiter',
} as const satisfies Policy;
