import { userListFields } from '@byline/backend/modules/users/user.rules.js';
import type { UserRecord } from '@byline/backend/modules/users/user.record.js';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import type { Profile } from './profile.ts';
import { stamps } from './records.ts';
import { loginOf } from './skills.ts';
import { RECRUITERS } from './vocabulary.ts';

type Named = Pick<UserRecord, 'firstname' | 'name' | 'email'>;

/** An old, activated login; takes only the differences. */
const user = (
  named: Named,
  fields: Pick<UserRecord, '_id' | 'language' | 'roles'> & Partial<UserRecord>,
  createdAt: Date,
): UserRecord => ({
  passwordHash: null,
  function: null,
  candidateId: null,
  jobId: null,
  campaignId: null,
  linkedin: null,
  privacyAcceptedAt: createdAt,
  newsletter: false,
  tokenExpiresMinutes: null,
  activatedAt: createdAt,
  activation: null,
  reset: null,
  twofactorEnabled: false,
  twofactor: null,
  ...userListFields(named),
  ...stamps(createdAt),
  ...named,
  ...fields,
});

export const recruiterUsers = (days: DemoDays, passwordHash: string): UserRecord[] =>
  RECRUITERS.map(({ firstname, name, email, language, superAdmin }, index) =>
    user(
      { firstname, name, email },
      {
        _id: demoId('user', index),
        language,
        roles: superAdmin ? ['recruiter', 'super-admin'] : ['recruiter'],
        passwordHash,
      },
      days.at(-3_000 + index * 200, 600),
    ),
  );

export const candidateUser = (profile: Profile, days: DemoDays, passwordHash: string): UserRecord => {
  const { firstname, name, email, language, newsletter } = profile;
  return user(
    { firstname, name, email },
    {
      _id: loginOf(profile.index),
      language,
      roles: ['candidate'],
      function: profile.function,
      candidateId: demoId('candidate', profile.index),
      linkedin: profile.links.linkedin ?? null,
      newsletter,
      passwordHash,
    },
    days.at(-profile.created, 600),
  );
};
