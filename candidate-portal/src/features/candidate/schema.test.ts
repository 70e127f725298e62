import { WORK_TEXTS } from '@byline/shared-types/domain';
import { textsOf } from '@byline/web-kit/candidate';
import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { wizardPatch, type PersonalValues, type WizardWorkValues } from './form-values';
import { fieldOf } from './model';
import { aboutSchema, offerSchema, personalSchema } from './schema';

const wizardWorkSchema = offerSchema.concat(aboutSchema);

const personal: PersonalValues = {
  firstname: 'Camille',
  name: 'Lefèvre',
  street: 'Rue Saint-Jacques',
  number: '14',
  box: '',
  postal: '5000',
  city: 'Namur',
  country: 'BE',
  province: 'WNA',
  phoneCountry: 'BE',
  phone: '0470 00 12 34',
  language: 'fr',
};

const work: WizardWorkValues = {
  ...textsOf(WORK_TEXTS, {}),
  pricePerWord: '0,12',
  dayRate: '',
  yearsExperience: '9',
  motherTongue: 'fr',
  languages: [],
  catTools: [],
  wordsPerDay: '2500',
  minimumFee: '45,50',
  translationSkills: [
    {
      _id: 't1',
      from: 'nl',
      to: 'fr',
      specialisms: ['legal'],
      pricePerWord: '0,16',
      sworn: true,
      court: 'Gent',
      country: 'BE',
    },
    { from: 'en', to: '' },
  ],
  projectPreferences: 'Contracts',
  topProject: 'An audio guide',
  freelancer: 'yes',
  skills: [{ skillId: 's1', level: 5 }],
  info: 'Sworn translator.',
  newsletter: false,
  files: 1,
};

/** Field and code of each error. */
async function refused(schema: typeof personalSchema | typeof wizardWorkSchema, values: object) {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries([...error.inner].reverse().map(({ path, message }) => [path ?? '', message]));
  }
}

describe('the wizard accepts', () => {
  it('a whole first step', async () => expect(await refused(personalSchema, personal)).toEqual({}));
  it('a whole second step', async () => expect(await refused(wizardWorkSchema, work)).toEqual({}));
});

describe('the first step', () => {
  it('names every missing field', async () => {
    const empty = Object.fromEntries(Object.keys(personal).map((name) => [name, '']));
    expect(await refused(personalSchema, empty)).toEqual({
      firstname: 'required',
      name: 'required',
      street: 'required',
      number: 'required',
      postal: 'required',
      city: 'required',
      country: 'required',
      province: 'required',
      phone: 'required',
    });
  });

  it('refuses what the API refuses as too long', async () =>
    expect(
      await refused(personalSchema, {
        ...personal,
        number: '1'.repeat(21),
        box: 'A'.repeat(21),
        postal: '5'.repeat(21),
      }),
    ).toEqual({ number: 'longer:20:21', box: 'longer:20:21', postal: 'longer:20:21' }));

  it.each(['12', '+32', 'phone me'])('refuses %s as a phone number', async (phone) =>
    expect(await refused(personalSchema, { ...personal, phone })).toEqual({ phone: 'invalid_phone' }),
  );

  it('takes a number with its own prefix', async () =>
    expect(await refused(personalSchema, { ...personal, phone: '+33 6 12 34 56 78' })).toEqual({}));
});

describe('the second step', () => {
  it.each([
    [
      { dayRate: '', pricePerWord: '' },
      { pricePerWord: 'at_least_one_price_required', dayRate: 'at_least_one_price_required' },
    ],
    [{ pricePerWord: 'cheap' }, { pricePerWord: 'number' }],
    [{ yearsExperience: '' }, { yearsExperience: 'required' }],
    [{ yearsExperience: '41' }, { yearsExperience: 'at_most:40' }],
    [{ yearsExperience: '1.25' }, { yearsExperience: 'invalid' }],
    [{ skills: [] }, { skills: 'please_select_one_skill' }],
    [
      { skills: Array.from({ length: 6 }, (_, i) => ({ skillId: String(i), level: 0 })) },
      { skills: 'too_many_skills' },
    ],
    [{ freelancer: '' }, { freelancer: 'required' }],
    [{ info: '  ' }, { info: 'required' }],
    [
      { projectPreferences: '', topProject: '' },
      { projectPreferences: 'required', topProject: 'required' },
    ],
    [{ files: 0 }, { files: 'required' }],
  ])('refuses %j', async (part, errors) =>
    expect(await refused(wizardWorkSchema, { ...work, ...part })).toEqual(errors),
  );
});

it('saves both steps at once: E.164, numbers, whole pairs only', async () => {
  const saved = await wizardPatch(personal, work);
  expect(saved).toMatchObject({
    phone: '+32470001234',
    province: 'WNA',
    skills: [{ skillId: 's1', level: 5 }],
    candidateInfo: {
      pricePerWord: 0.12,
      dayRate: null,
      freelancer: true,
      ...{ wordsPerDay: 2500, minimumFee: 45.5, catTools: [] },
      skillSet: {
        ...{ yearsExperience: 9, motherTongue: 'fr', languages: [] },
        translationSkills: [
          {
            ...{ _id: 't1', from: 'nl', to: 'fr', specialisms: ['legal'], pricePerWord: 0.16 },
            sworn: { court: 'Gent', country: 'BE' },
          },
        ],
      },
    },
  });
  expect(saved).not.toHaveProperty('phoneCountry');
});

it('knows the API’s names of its fields', () => {
  expect(fieldOf('candidateInfo.dayRate')).toBe('dayRate');
  expect(fieldOf('skills.0.level')).toBe('skills');
  expect(fieldOf('city')).toBe('city');
});
