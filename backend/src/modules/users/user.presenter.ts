import { TOKEN_MINUTES } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import type { PersonResponse, RecruiterResponse } from './dto/person.dto.js';
import type { RoleResponse } from './dto/role.dto.js';
import type { UserResponse } from './dto/user.dto.js';
import type { Person, UserRecord } from './user.record.js';
import { isWaiting, waitsFor } from './user.rules.js';

const idOrNull = (id: Types.ObjectId | null): string | null => (id ? String(id) : null);

const pendingEmail = ({ emailChange: change }: UserRecord): Pick<UserResponse, 'pendingEmail' | 'emailWaitsFor'> =>
  isWaiting(change)
    ? { pendingEmail: change.to, emailWaitsFor: waitsFor(change) }
    : { pendingEmail: null, emailWaitsFor: [] };

export const presentUser = (user: UserRecord): UserResponse => ({
  _id: String(user._id),
  email: user.email,
  ...pendingEmail(user),
  firstname: user.firstname,
  name: user.name,
  leftStaffAt: isRecruiter(user) ? null : (user.leftStaffAt?.toISOString() ?? null),
  language: user.language,
  function: user.function,
  roles: user.roles,
  candidateId: idOrNull(user.candidateId),
  jobId: idOrNull(user.jobId),
  campaignId: idOrNull(user.campaignId),
  links: { linkedin: user.linkedin },
  privacy: user.privacyAcceptedAt !== null,
  newsletter: user.newsletter,
  theme: user.theme ?? null,
  reminders: user.reminders ?? true,
  answerMails: user.answerMails ?? true,
  signatures: { nl: user.signatures?.nl ?? null, fr: user.signatures?.fr ?? null, en: user.signatures?.en ?? null },
  twofactorEnabled: user.twofactorEnabled,
  passkeys: user.passkeys?.length ?? 0,
  tokenExpiresMinutes: user.tokenExpiresMinutes ?? TOKEN_MINUTES.default,
});

export const presentPerson = (user: Person): PersonResponse => ({
  _id: String(user._id),
  email: user.email,
  firstname: user.firstname,
  name: user.name,
  roles: user.roles,
  candidateId: idOrNull(user.candidateId),
  createdAt: user.createdAt.toISOString(),
});

export const presentRecruiter = (user: UserRecord): RecruiterResponse => ({
  ...presentPerson(user),
  twofactorEnabled: user.twofactorEnabled,
});

export const presentRole = (me: Principal): RoleResponse => ({
  type: isRecruiter(me) ? 'recruiter' : 'candidate',
  candidateId: me.candidateId,
});
