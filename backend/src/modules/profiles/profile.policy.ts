import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import type { Policy } from '../../common/auth/allow.decorator.js';
import type { CandidateAbilities } from './dto/profile.dto.js';

export const profilePolicy = {
  list: 'recruiter',
  tiles: 'recruiter',
  neighbours: 'recruiter',
  create: 'recruiter',
  read: 'self',
  update: 'self',
  delete: 'recruiter',
  hire: 'recruiter',
  export: 'super-admin',
} as const satisfies Policy;

/** What the caller may do with a candidate they may see. */
export const abilitiesOf = (me: Principal): CandidateAbilities => {
  const recruiter = isRecruiter(me);
  return { update: true, manage: recruiter, hire: recruiter, delete: recruiter };
};
