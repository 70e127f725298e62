import { INTERVIEW_STATUSES, UNSAID, USER_FUNCTIONS } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { newContent } from '../../src/modules/candidates/write/candidate-changes.js';
import { TileCounters } from '../../src/modules/candidates/list/tile-counters.js';
import type { CandidateRecord } from '../../src/modules/candidates/record/candidate.record.js';
import { listBucketOf } from '../../src/modules/candidates/record/list-bucket.rules.js';
import { normalise } from '../../src/common/lists/search.js';
import { labelFields } from '../../src/common/lists/sort-keys.js';
import type { TestApi } from '../support/api.js';
import { createUser } from './users.js';

/** Enough candidates to make the choice of indexes matter, and few enough to insert within a second. */
export const POOL_SIZE = 800;

const FIRSTNAMES = ['Anneleen', 'Bram', 'Camille', 'Dries', 'Emma', 'Fatima', 'Hanne', 'Ilse', 'Joanna', 'Karim'];
const NAMES = [
  'Peeters',
  'Janssens',
  'Maes',
  'Jacobs',
  'Mertens',
  'Willems',
  'Claes',
  'Goossens',
  'Wouters',
  'De Smet',
  'Dubois',
];
const CITIES = ['Gent', 'Leuven', 'Namur', 'Lille', 'Utrecht', 'Antwerpen', 'Brugge'];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** An average candidate, without rare values. */
function ordinary(index: number, recruiters: readonly Types.ObjectId[]) {
  return {
    ...newContent({
      firstname: at(FIRSTNAMES, index),
      name: at(NAMES, index * 7 + 3),
      email: `candidate${index}@example.be`,
      function: at(USER_FUNCTIONS, index),
      city: at(CITIES, index * 3),
      postal: String(1000 + (index % 50)),
      country: at(['BE', 'NL', 'FR'], index),
      status: at(
        INTERVIEW_STATUSES.filter((status) => status !== 'offer' && status !== 'contract'),
        index,
      ),
      archived: index % 9 === 0,
      candidateInfo: {
        freelancer: true,
        pricePerWord: 0.1 + (index % 20) / 100,
        dayRate: 200 + (index % 40) * 10,
        catTools: [at(['trados', 'memoq'] as const, index)],
        wordsPerDay: 1_000 + (index % 20) * 100,
        skillSet: { yearsExperience: index % 30, motherTongue: 'nl', translationSkills: [{ from: 'en', to: 'nl' }] },
      },
    }),
    assignedTo: index % 4 === 0 ? null : at(recruiters, index),
    createdAt: new Date(Date.UTC(2024, 0, 1) + index * 40_000_000),
    modifiedAt: new Date(Date.UTC(2026, 0, 1) + ((index * 37) % 500) * 3_000_000),
  };
}

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** A talent pool, inserted directly, with one candidate whom every filter can distinguish. */
export async function fillPool(api: TestApi) {
  const { model } = api;
  const recruiters = [new Types.ObjectId(), new Types.ObjectId()];
  const assignee = (await createUser(api, { firstname: 'Lotte', name: 'Janssens', roles: ['recruiter'] })).user;
  const label = { NL: 'Toerisme', EN: 'Tourism', FR: 'Tourisme' };
  const skill = await model<object>('Skill').create({
    label,
    state: 'approved',
    ...labelFields(label),
  });
  const tag = await model<object>('Tag').create({ label: 'Sworn translator', key: normalise('Sworn translator') });
  const ids = {
    rareId: new Types.ObjectId(),
    skillId: skill._id,
    tagId: tag._id,
    sourceId: new Types.ObjectId(),
    folderId: new Types.ObjectId(),
    jobId: new Types.ObjectId(),
    userId: new Types.ObjectId(),
    assigneeId: assignee._id,
  };
  const rare = {
    _id: ids.rareId,
    ...newContent({
      firstname: 'Wouter',
      name: 'Zeldzaam',
      email: 'wouter@example.be',
      function: 'translator',
      city: 'Valletta',
      postal: 'VLT 1117',
      country: 'MT',
      province: 'OTH',
      status: 'offer',
      publicEnabled: false,
      skills: [{ skillId: String(ids.skillId), level: 4 }],
      candidateInfo: {
        freelancer: false,
        pricePerWord: 7.5,
        dayRate: 7_777,
        catTools: ['wordfast'],
        wordsPerDay: 9_999,
        skillSet: {
          yearsExperience: 40,
          motherTongue: 'et',
          translationSkills: [
            { from: 'et', to: 'mt', sworn: { court: 'Valletta', country: 'MT' }, specialisms: ['literary'] },
            { from: 'lv', to: 'zh-TW' },
          ],
        },
      },
    }),
    availability: {
      ...{ ...UNSAID, from: day(5), until: day(60), daysPerWeek: 3, weekdays: [], noticeDays: 3 },
      ...{ away: [{ from: day(10), to: day(20) }], confirmedOn: new Date(), confirmedBy: 'candidate' },
    },
    confirmedKey: new Date(),
    tags: [ids.tagId],
    sourceId: ids.sourceId,
    folders: [ids.folderId],
    jobs: [ids.jobId],
    userId: ids.userId,
    assignedTo: ids.assigneeId,
    createdAt: new Date('2019-06-01T10:00:00Z'),
    modifiedAt: new Date('2019-06-02T10:00:00Z'),
  };
  const others = Array.from({ length: POOL_SIZE - 1 }, (_, index) => ordinary(index, recruiters));
  const candidates = [...others, rare].map((candidate) => ({ ...candidate, listBucket: listBucketOf(candidate) }));
  await model<CandidateRecord>('Candidate').insertMany(candidates, { timestamps: false });
  await api.app.get(TileCounters).recount();
  return ids;
}
