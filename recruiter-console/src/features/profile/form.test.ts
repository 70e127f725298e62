import { changedPart } from '@byline/web-kit/form';
import { describe, expect, it } from 'vitest';
import type { CandidateResponse } from '../../api';
import { CHANGE_PARTS, formField, toChange, toValues } from './form';

const candidate = {
  _id: 'c1',
  version: 3,
  firstname: 'Noor',
  name: 'Dewitte',
  email: 'noor@dewitte.example',
  language: 'nl',
  function: 'translator',
  street: 'Coupure Links',
  number: '214',
  box: null,
  postal: '9000',
  city: 'Gent',
  province: 'VOV',
  country: 'BE',
  phone: '+32470123456',
  skype: null,
  website: 'https://noor.example/',
  websiteTag: null,
  sourceId: null,
  publicEnabled: true,
  resumeSummary: null,
  info: null,
  links: { linkedin: 'https://www.linkedin.com/in/noor', website: 'https://noor.example/' },
  candidateInfo: {
    freelancer: true,
    topProject: null,
    projectPreferences: null,
    moreAboutYourself: null,
    pricePerWord: 0.13,
    dayRate: null,
    ...{ wordsPerDay: 2500, minimumFee: null, catTools: ['memoq'] },
    unavailable: { from: '2026-12-21', to: null },
    skillSet: {
      yearsExperience: 11,
      motherTongue: 'nl',
      languages: [{ language: 'fr-BE', level: 'C1' }],
      translationSkills: [
        {
          _id: 't1',
          from: 'en',
          to: 'nl',
          specialisms: ['legal'],
          pricePerWord: null,
          sworn: { court: null, country: 'BE' },
        },
      ],
    },
  },
} as unknown as CandidateResponse;

describe('profile form', () => {
  it('shows a candidate and sends back what it showed', () => {
    const values = toValues(candidate);
    expect(values).toMatchObject({ pricePerWord: '0.13', unavailableFrom: '21/12/2026', freelancer: 'yes', box: '' });
    // The website has its own field.
    expect(values.links).toEqual([{ name: 'linkedin', url: 'https://www.linkedin.com/in/noor' }]);
    expect(toChange(values)).toMatchObject({
      box: null,
      website: 'https://noor.example/',
      links: { linkedin: 'https://www.linkedin.com/in/noor' },
      candidateInfo: {
        freelancer: true,
        pricePerWord: 0.13,
        dayRate: null,
        unavailable: { from: '2026-12-21', to: null },
        ...{ wordsPerDay: 2500, minimumFee: null, catTools: ['memoq'] },
        skillSet: candidate.candidateInfo.skillSet,
      },
    });
  });

  it('empties what was emptied', () => {
    const values = {
      ...toValues(candidate),
      freelancer: '' as const,
      unavailableFrom: '',
      pricePerWord: '',
      city: ' ',
    };
    expect(toChange(values)).toMatchObject({
      city: null,
      candidateInfo: { freelancer: null, unavailable: null, pricePerWord: null },
    });
  });

  it('sends what was changed, and nothing else', () => {
    const values = toValues(candidate);
    const changed = { ...values, city: 'Brugge', dayRate: '400' };
    expect(changedPart(toChange(changed), toChange(values), CHANGE_PARTS)).toEqual({
      city: 'Brugge',
      candidateInfo: { dayRate: 400 },
    });
  });

  it("puts the server's problems at the fields of the form", () => {
    const fields = [
      'candidateInfo.skillSet.motherTongue',
      'candidateInfo.unavailable.to',
      'candidateInfo.dayRate',
      'phone',
    ];
    expect(fields.map(formField)).toEqual(['motherTongue', 'unavailableTo', 'dayRate', 'phone']);
  });
});
