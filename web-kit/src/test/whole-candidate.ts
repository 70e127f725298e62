import { WORK_TEXT_NAMES } from '@byline/shared-types/domain';

const _id = '665f1c2e9b1d4a0012345600';
const texts = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `some ${name}`]));

/** The API's answer for a candidate with every field. */
export const wholeCandidate = {
  ...{ _id, version: 0, createdAt: '2026-11-02T10:00:00.000Z', modifiedAt: '2026-11-21T10:00:00.000Z', userId: _id },
  ...{ firstname: 'Noor', name: 'Dewitte', email: 'noor@dewitte.example', language: 'fr', avatar: _id },
  ...{ function: 'translator', userfunction: [{ _id: 'translator', name: 'translator' }] },
  ...{ street: 'Coupure', number: '214', box: '3', postal: '9000', city: 'Gent', country: 'BE', province: 'VOV' },
  ...{ phone: '+32470123456', phoneInternational: '+32 470 12 34 56', timezone: 'Europe/Brussels' },
  ...{ publicEnabled: true, publicHidden: ['work'], publicSearchable: true, publicSlug: 'noor', newsletter: true },
  ...texts('skype', 'info', 'resumeSummary', 'websiteTag'),
  ...{ website: 'https://noor.example/', links: { behance: 'https://b.example/n', website: 'https://noor.example/' } },
  candidateInfo: {
    ...texts('moreAboutYourself', ...WORK_TEXT_NAMES),
    ...{ freelancer: true, pricePerWord: 0.13, dayRate: 380, unavailable: { from: '2026-01-01', to: null } },
    ...{ minimumFee: 45, wordsPerDay: 2_500, catTools: ['memoq'] },
    skillSet: {
      ...{ yearsExperience: 9, motherTongue: 'nl', languages: [{ language: 'fr-BE', level: 'C1' }] },
      translationSkills: [
        {
          _id,
          from: 'en',
          to: 'nl',
          specialisms: ['legal'],
          pricePerWord: 0.16,
          sworn: { court: 'Gent', country: 'BE' },
        },
      ],
    },
  },
  bookings: [
    { applicationId: 'a1', jobId: 'j1', title: 'Tourism site', from: '2026-01-05', to: '2099-02-26', days: 2 },
  ],
  availability: {
    ...{
      state: 'looking',
      from: null,
      until: null,
      daysPerWeek: 3,
      hoursPerWeek: null,
      weekdays: [],
      noticeDays: null,
    },
    ...{ away: [{ from: '2026-01-01', to: null }], confirmedOn: '2026-11-21T10:00:00.000Z', confirmedBy: 'candidate' },
  },
  skills: [{ skillId: _id, level: 4, remark: 'sworn', label: { EN: 'Editing' }, state: 'approved' }],
  ...{ status: 'test', archived: false, assignedTo: _id, assigned: [{ _id, firstname: 'Lotte', name: 'Janssens' }] },
  ...{ tags: [_id], candidatetags: [{ _id, label: 'museum' }], folders: [_id], modifiedBy: _id },
  ...{ sourceId: _id, candidatesources: [{ _id, label: 'A fair' }], modifiedByRecruiterAt: '2026-11-20T10:00:00.000Z' },
  ...{
    missing: [],
    workExperience: [],
    diploma: [],
    candidatefiles: [],
    pendingEmail: null,
    emailTrouble: null,
    leaving: null,
  },
  abilities: { update: true, manage: true, hire: true, delete: true },
};
