import { CANDIDATE_FIELDS, UNSAID, WORK_TEXT_NAMES, type CandidateSurface } from '@byline/shared-types/domain';
import { fieldsOn } from '@byline/shared-types/test';
import { Types, type Schema } from 'mongoose';
import { expect, it } from 'vitest';
import { presentCandidate, type References } from '../src/modules/candidate-profiles/candidate-profile.presenter.js';
import { COLUMNS, rowOf } from '../src/modules/candidate-profiles/export-columns.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import { candidateSchema } from '../src/modules/candidates/record/candidate.schema.js';
import { newContent } from '../src/modules/candidates/write/candidate-changes.js';
import { archivePage } from '../src/modules/data-archives/page/archive-page.js';
import type { OwnData } from '../src/modules/data-archives/own-data.js';
import { presentPublicCandidate } from '../src/modules/website/public-candidate.presenter.js';

const _id = new Types.ObjectId();
const day = new Date('2026-11-26T10:00:00Z');
const PARTS = ['candidateInfo', 'skillSet'];

/** The stored fields; arrays and periods count as one. */
const storedFields = (schema: Schema): string[] =>
  Object.entries(schema.paths).flatMap(([name, path]) =>
    PARTS.includes(name) && path.schema ? storedFields(path.schema) : name === '_id' ? [] : [name],
  );

const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, `some ${name}`])) as Record<Name, string>;
const booking = { applicationId: _id, jobId: _id, from: '2026-01-01', to: null, days: null };
const whole = {
  ...newContent({
    ...{ firstname: 'Noor', name: 'Dewitte', email: 'noor@dewitte.example', language: 'fr', function: 'translator' },
    ...{ street: 'Coupure', number: '214', box: '3', postal: '9000', city: 'Gent', country: 'BE', province: 'VOV' },
    ...{ phone: '+32470123456', timezone: 'Europe/Brussels', publicHidden: ['work'], publicSearchable: true },
    ...texts('skype', 'info', 'resumeSummary', 'websiteTag'),
    ...{ newsletter: true, links: { website: 'https://noor.example', linkedin: 'https://network.example/noor' } },
    ...{ status: 'test', assignedTo: String(_id), tags: [_id], sourceId: String(_id) },
    skills: [{ skillId: String(_id), level: 4, remark: 'sworn' }],
  }),
  ...{ _id, version: 0, createdAt: day, modifiedAt: day, modifiedByRecruiterAt: day, modifiedBy: _id },
  ...{ userId: _id, avatar: _id, folders: [_id], jobs: [_id], bookings: [booking], publicSlugs: ['noor-translator'] },
} as CandidateRecord;
whole.availability = {
  ...{ ...UNSAID, away: [{ from: '2099-01-01', to: null }], weekdays: [1], daysPerWeek: 3 },
  ...{ confirmedOn: new Date(), confirmedBy: 'candidate', confirmedById: _id },
};
whole.candidateInfo = {
  ...whole.candidateInfo,
  ...texts('moreAboutYourself', ...WORK_TEXT_NAMES),
  ...{ freelancer: true, pricePerWord: 0.13, dayRate: 380 },
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
};

const references = {
  skillOf: () => ({ label: { EN: 'Editing' }, state: 'approved' }),
  tagOf: () => ({ _id, label: 'museum' }),
  jobOf: () => ({ title: 'Tourism site' }),
  personOf: (id: unknown) => id && { _id, firstname: 'Lotte', name: 'Janssens' },
} as unknown as References;

const own = { userId: String(_id), candidateId: String(_id), roles: [] };
const archived = (candidate: CandidateRecord): string => {
  const lists = { experience: [], diplomas: [], files: [], source: null, login: null, emailTrouble: null };
  const empty = { sessions: [], applications: [], appointments: [], mails: [], drafts: [], proposedSkills: [] };
  const profile = presentCandidate(own as never, { candidate, references, ...lists });
  return archivePage(
    {
      madeAt: '2026-11-26',
      language: 'en',
      account: { signatures: {} },
      profile,
      ...empty,
      files: [],
      agency: [],
    } as unknown as OwnData,
    '',
  );
};

const SURFACES: Partial<Record<CandidateSurface, (candidate: CandidateRecord) => unknown>> = {
  archive: archived,
  export: (candidate) => rowOf(COLUMNS, candidate, references),
  publicPage: (candidate) =>
    presentPublicCandidate({
      candidate,
      skills: [{ _id, label: { EN: 'Editing' }, state: 'approved' }] as never,
      ...{ workExperience: [], diploma: [], portfolio: [] },
    }),
};

it('the table of fields names every stored field', () => {
  expect(Object.keys(CANDIDATE_FIELDS).sort()).toEqual(storedFields(candidateSchema).sort());
});

it.each(Object.entries(SURFACES))('%s has the fields that the table says', async (surface, read) => {
  const { found, expected } = await fieldsOn(surface as CandidateSurface, whole, read);
  expect(found).toEqual(expected);
});
