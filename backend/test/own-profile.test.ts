import { beforeEach, describe, expect, it } from 'vitest';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import { asCandidate } from './factories/accounts.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import type { Client } from './support/client.js';

let candidate: Client;
let id: string;
const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
beforeEach(async () => {
  ({ client: candidate, candidateId: id } = await asCandidate(api));
});

const patch = async (changes: object, who = candidate): Promise<CandidateResponse> => {
  const { status, body } = await who.patch<CandidateResponse>(`/candidates/${id}`, changes);
  expect(status).toBe(200);
  return body;
};
const refused = (changes: object): Promise<string[]> => candidate.wrongFields('PATCH', `/candidates/${id}`, changes);

describe('a candidate’s own profile', () => {
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

  it('needs a skill', async () => {
    expect(await refused({ skills: [] })).toEqual(['skills please_select_one_skill']);
  });

  it('needs one of the two rates', async () => {
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

it('keeps what a client leaves out of a pair, known by its id or by its languages', async () => {
  const more = { specialisms: ['legal'], pricePerWord: 0.16, sworn: { court: 'Gent', country: 'BE' } };
  const pairs = (translationSkills: object[]) => ({ candidateInfo: { skillSet: { translationSkills } } });
  const saved = await patch(pairs([{ from: 'fr', to: 'nl-BE', ...more }]));
  const [{ _id } = { _id: '' }] = saved.candidateInfo.skillSet.translationSkills;
  for (const row of [
    { from: 'fr', to: 'nl-BE' },
    { _id, from: 'fr', to: 'nl-BE' },
  ]) {
    const again = await patch(pairs([row]));
    expect(again.candidateInfo.skillSet.translationSkills).toMatchObject([{ from: 'fr', to: 'nl-BE', ...more }]);
  }
  const less = await patch(pairs([{ from: 'fr', to: 'nl-BE', specialisms: [], pricePerWord: null, sworn: null }]));
  expect(less.candidateInfo.skillSet.translationSkills).toMatchObject([
    { specialisms: [], pricePerWord: null, sworn: null },
  ]);
});

it('refuses a pair of a language with itself, and a pair or a language that the list has already', async () => {
  const skillSet = {
    languages: ['en', 'de', 'en'].map((language) => ({ language, level: 'C1' })),
    translationSkills: [
      { from: 'en', to: 'nl' },
      { from: 'nl', to: 'en' },
      { from: 'en', to: 'nl', specialisms: ['legal'] },
      { from: 'fr', to: 'fr' },
      { from: 'nl', to: 'nl-BE' },
    ],
  };
  expect(await refused({ candidateInfo: { skillSet } })).toEqual([
    'candidateInfo.skillSet.languages.2.language already_listed',
    'candidateInfo.skillSet.translationSkills.2.to already_listed',
    'candidateInfo.skillSet.translationSkills.3.to same_language',
  ]);
});

it('has the mother tongue once, and knows the levels of the other languages', async () => {
  const languages = [
    { language: 'nl-BE', level: 'native' },
    { language: 'en-GB', level: 'C2' },
  ];
  const one = await patch({ candidateInfo: { skillSet: { motherTongue: 'nl-BE', languages } } });
  expect(one.candidateInfo.skillSet).toMatchObject({ motherTongue: 'nl-BE', languages: languages.slice(1) });
  expect(await refused({ candidateInfo: { skillSet: { languages: [{ language: 'en', level: 'fluent' }] } } })).toEqual([
    'candidateInfo.skillSet.languages.0.level invalid',
  ]);
});
