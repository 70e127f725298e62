import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import type { CandidateAbilitiesDto } from './dto/candidate-profile.dto.js';

/** The caller's rights on a candidate they may see. */
export const abilitiesOf = (me: Principal): CandidateAbilitiesDto => {
  const recruiter = isRecruiter(me);
  return { update: true, manage: recruiter, hire: recruiter, delete: recruiter };
};
