import { CANDIDATE_FIELDS, type MergeField } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { derivedFields } from '../candidates/record/candidate.rules.js';
import { newContent } from '../candidates/write/candidate-changes.js';
import { MERGED_PATHS } from './merge-paths.js';
import { fieldsWith, mergedFields, restoredFields, valueAt, type MergedField } from './merge.rules.js';

const [one, two, three] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
const skill = (skillId: Types.ObjectId, level: number) => ({ skillId, level, remark: null });
const recordOf = (fields: Partial<CandidateRecord>, info: object = {}): CandidateRecord => {
  const content = newContent({ firstname: 'Noor', name: 'Dewitte', email: 'noor@dewitte.example' });
  const candidateInfo = { ...content.candidateInfo, ...info };
  return { ...content, userId: null, publicSlugs: [], folders: [], jobs: [], ...fields, candidateInfo } as never;
};
const changesOf = (fields: readonly MergedField[]) =>
  Object.fromEntries(fields.map(({ path, merged }) => [path, merged]));
const nothing = { fromGone: [], userId: null };

describe('a merge', () => {
  it('keeps the older value, takes what only the other has, and what is chosen', () => {
    const stays = recordOf({ city: 'Gent', street: 'Coupure', info: null }, { dayRate: 380 });
    const gone = recordOf({ name: 'De Witte', city: 'Brugge', street: null, info: 'Hello' }, { dayRate: 400 });
    expect(changesOf(mergedFields(stays, gone, nothing))).toEqual({ info: 'Hello' });
    const chosen = mergedFields(stays, gone, { fromGone: ['name', 'address', 'day_rate'], userId: null });
    // An address goes as a whole.
    expect(changesOf(chosen)).toEqual({
      ...{ name: 'De Witte', city: 'Brugge', street: null, info: 'Hello' },
      'candidateInfo.dayRate': 400,
    });
  });

  it('keeps a price with the function that gives its unit', () => {
    const stays = recordOf({ function: 'translator' }, { pricePerWord: 0.13 });
    const gone = recordOf({ function: 'Designer' }, { pricePerWord: 80 });
    const merged = (fromGone: MergeField[]) => changesOf(mergedFields(stays, gone, { fromGone, userId: null }));
    expect(merged(['price_per_word'])).toEqual({});
    expect(merged(['function'])).toEqual({ function: 'Designer', 'candidateInfo.pricePerWord': 80 });
  });

  it('never takes an empty value over a given one', () => {
    const gone = recordOf({ phone: null, assignedTo: null });
    const stays = recordOf({ phone: '+32470123456', assignedTo: one });
    expect(mergedFields(stays, gone, { fromGone: ['phone', 'assigned_to'], userId: null })).toEqual([]);
  });

  it('adds lists together: five skills, the best; languages without the mother tongue', () => {
    const stays = recordOf(
      { tags: [one], skills: [skill(one, 1), skill(two, 5)], links: { linkedin: 'https://a.example' } },
      {
        catTools: ['trados'],
        skillSet: { ...recordOf({}).candidateInfo.skillSet, motherTongue: 'nl', languages: [] },
      },
    );
    const gone = recordOf(
      {
        tags: [one, two],
        skills: [skill(one, 4), ...[3, 3, 3, 2].map((level) => skill(new Types.ObjectId(), level))],
        links: { linkedin: 'https://b.example', website: 'https://c.example' },
      },
      {
        catTools: ['memoq', 'trados'],
        skillSet: { ...recordOf({}).candidateInfo.skillSet, languages: [{ language: 'nl', level: 'C1' }] },
      },
    );
    const changes = changesOf(mergedFields(stays, gone, nothing));
    expect(changes.tags).toEqual([one, two]);
    expect((changes.skills as { level: number }[]).map(({ level }) => level)).toEqual([5, 3, 3, 3, 2]);
    expect(changes.links).toEqual({ linkedin: 'https://a.example', website: 'https://c.example' });
    const chosen = changesOf(mergedFields(stays, gone, { fromGone: ['links'], userId: null }));
    expect(chosen.links).toEqual({ linkedin: 'https://b.example', website: 'https://c.example' });
    expect(changes['candidateInfo.catTools']).toEqual(['trados', 'memoq']);
    expect(changes).not.toHaveProperty('candidateInfo.skillSet.languages');
  });
});

describe('an undo', () => {
  const fields: MergedField[] = [
    { path: 'name', before: 'Dewitte', merged: 'De Witte' },
    { path: 'phone', before: null, merged: '+32470123456' },
    { path: 'tags', before: [one], merged: [one, two] },
    { path: 'candidateInfo.dayRate', before: null, merged: 400 },
  ];

  it('restores what is as the merge left it, and names what changed since', () => {
    const now = recordOf({ name: 'Dewitte-Maes', phone: '+32470123456', tags: [one, two] }, { dayRate: 420 });
    expect(restoredFields(now, fields)).toEqual({
      restored: [
        { path: 'phone', value: null },
        { path: 'tags', value: [one] },
      ],
      left: ['name', 'day_rate'],
    });
  });

  it('takes from a list of ids what the merge added, and leaves what came since', () => {
    const now = recordOf({ name: 'De Witte', phone: '+32470123456', tags: [one, two, three] }, { dayRate: 400 });
    const { restored, left } = restoredFields(now, fields);
    expect(left).toEqual([]);
    expect(restored.find(({ path }) => path === 'tags')?.value).toEqual([one, three]);
    const values = fieldsWith(now, restored);
    expect(valueAt(values, 'candidateInfo.dayRate')).toBeNull();
    expect(valueAt(values, 'candidateInfo.skillSet')).toEqual(now.candidateInfo.skillSet);
    expect(now.candidateInfo.dayRate).toBe(400);
  });
});

it('decides about every field of a candidate, except those that each write makes', () => {
  const written = ['createdAt', 'modifiedAt', 'modifiedBy', 'modifiedByRecruiterAt', 'version', 'bookings'];
  const derived = Object.keys(derivedFields(recordOf({})));
  const known = [...MERGED_PATHS.map((path) => path.split('.').at(-1)), ...written, ...derived];
  expect(Object.keys(CANDIDATE_FIELDS).filter((field) => !known.includes(field))).toEqual([]);
});
