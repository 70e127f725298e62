import type { InterviewStatus, UserFunctionName } from '@byline/shared-types/domain';
import { hashPassword } from '../../src/common/auth/secrets.js';
import type { UserRecord } from '../../src/modules/users/user.record.js';
import { DEMO_PASSWORD } from '../../../demo/src/logins.ts';
import type { TestApi } from '../support/api.js';
import { COMPLETE } from './accounts.js';
import { createCandidate } from './candidates.js';
import { createJob } from './jobs.js';
import { createUser } from './users.js';

type Person = [
  firstname: string,
  name: string,
  city: string,
  what: UserFunctionName,
  status: InterviewStatus,
  perWord: number,
];

const PEOPLE: Person[] = [
  ['Noor', 'Dewitte', 'Antwerpen', 'copywriter', 'none', 0.1],
  ['Camille', 'Lefèvre', 'Namur', 'translator', 'active', 0.13],
  ['Karim', 'Benali', 'Namur', 'translator', 'test', 0.11],
  ['Emma', 'Goossens', 'Gent', 'Designer', 'none', 60],
  ['Lucas', 'Dubois', 'Brussel', 'technicalwriter', 'offer', 0.15],
  ['Hanne', 'Aerts', 'Gent', 'copywriter', 'phone_interview', 0.12],
  ['Bram', 'Claes', 'Leuven', 'copywriter', 'test', 0.2],
  ['Sanne', 'de Wit', 'Utrecht', 'translator', 'none', 0.14],
  ['Fatima', 'El Amrani', 'Mechelen', 'contentmarketer', 'live_interview', 70],
  ['Joris', 'Peeters', 'Brugge', 'uxcopywriter', 'none', 0.16],
  ['Aline', 'Dupont', 'Liège', 'translator', 'offer', 0.25],
];

/** The people and the jobs of docs/integrators.md: three recruiters, twelve candidates, one of them archived, and an ongoing job. */
export async function fillForIntegrators(api: TestApi): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const recruiter = (firstname: string, name: string, email: string, roles: UserRecord['roles'] = ['recruiter']) =>
    createUser(api, { firstname, name, email: `${email}@byline.example`, roles, passwordHash });
  await recruiter('Sofie', 'De Backer', 'sofie.debacker');
  await recruiter('Thomas', 'Lemaire', 'thomas.lemaire');
  await recruiter('Lotte', 'Janssens', 'lotte.janssens', ['recruiter', 'super-admin']);
  for (const [firstname, name, city, what, status, pricePerWord] of PEOPLE) {
    await createCandidate(api, {
      firstname,
      name,
      ...COMPLETE,
      city,
      function: what,
      status,
      candidateInfo: { pricePerWord },
    });
  }
  await createCandidate(api, {
    firstname: 'Wim',
    name: 'Verbeke',
    city: 'Oostende',
    archived: true,
    publicEnabled: false,
  });
  await createJob(api, { title: 'Translator EN/FR → NL', from: '2020-01-01', to: null });
  // The newest job is over, as in the demo.
  await createJob(api, { title: 'Translator IT → NL', from: '2020-01-01', to: '2020-01-31' });
}
