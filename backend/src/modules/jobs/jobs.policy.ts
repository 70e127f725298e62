import type { Policy } from '../../common/auth/allow.decorator.js';

export const jobPolicy = {
  list: 'recruiter',
  read: 'user',
  readOfCampaign: 'anyone',
  write: 'recruiter',
  delete: 'recruiter',
  choices: 'recruiter',
} as const satisfies Policy;
