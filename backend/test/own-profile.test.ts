import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import { asCandidate } from './factories/accounts.js';
import { asRecruiter } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import type { Client } from './support/client.js';
import { fieldsOf } from './support/problems.js';

let api: TestApi;
let recruiter: Client;
let candidate: Client;
let id: string;
beforeAll(async () => {
  api = await startApi();
  recruiter = (await asRecruiter(api)).client;
});
beforeEach(async () => {
  ({ client: candidate, candidateId: id } = await asCandidate(api));
});
afterAll(() => api.close());

const patch = async (changes: object, who = candidate): Promise<CandidateResponse> => {
  const { status, body } = await who.patch<CandidateResponse>(`/candidates/${id}`, changes);
  expect(status).toBe(200);
  return body;
};
const refused = async (changes: object): Promise<string[]> =>
  fieldsOf(await candidate.problem('PATCH', `/candidates/${id}`, changes));

describe('what a candidate may not be without', () => {
  it.each([
    [{ street: '', number: null, city: ' ', postal: '' }, ['city', 'number', 'postal', 'street']],
    [{ province: null, country: '', phone: '' }, ['country', 'phone', 'province']],
    [{ info: '  ' }, ['info']],
    [
      { candidateInfo: { projectPreferences: '', topProject: null, freelancer: null } },
      ['candidateInfo.freelancer', 'candidateInfo.projectPreferences', 'candidateInfo.topProject'],
    ],
    [{ candidateInfo: { skillSet: { yearsExperience: null } } }, ['candidateInfo.skillSet.yearsExperience']],
  ])('is not emptied by themselves: %o', async (changes, fields) => {
    expect(await refused(changes)).toEqual(fields.map((field) => `${field} required`));
    await patch(changes, recruiter);
  });

  it('is a skill', async () => {
    expect(await refused({ skills: [] })).toEqual(['skills please_select_one_skill']);
  });

  it('is one of the two rates', async () => {
    const none = [
      'candidateInfo.dayRate at_least_one_price_required',
      'candidateInfo.pricePerWord at_least_one_price_required',
    ];
    expect(await refused({ candidateInfo: { pricePerWord: null } })).toEqual(none);
    await patch({ candidateInfo: { pricePerWord: 0.12, dayRate: null } });
    await patch({ candidateInfo: { pricePerWord: null, dayRate: 380 } });
    expect(await refused({ candidateInfo: { dayPrice: null } })).toEqual(none);
    await patch({ candidateInfo: { topProject: 'Audio guides' } });
    expect((await patch({ candidateInfo: { dayRate: null } }, recruiter)).candidateInfo.dayRate).toBeNull();
  });
});

it('drops translation rows without both languages', async () => {
  const translationSkills = [{ from: 'en' }, { from: 'en', to: 'nl' }, { to: 'nl' }, { from: '', to: 'fr' }, {}];
  const { candidateInfo } = await patch({ candidateInfo: { skillSet: { translationSkills } } });
  expect(candidateInfo.skillSet.translationSkills).toMatchObject([{ from: 'en', to: 'nl' }]);
});
