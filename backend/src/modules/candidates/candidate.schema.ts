import { DEFAULT_LANGUAGE } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';
import type { IndexKeys } from '../../common/lists/read-list.js';
import { searchDefinition } from '../../common/lists/search.js';
import { recordOptions, versionField } from '../../common/mongo/record.js';
import type { CandidateInfo, CandidateRecord, CandidateSkill, SkillSet, TranslationSkill } from './candidate.record.js';
import { STATUS_ORDER } from './candidate.rules.js';

const text = { type: String, default: null };
const id = { type: Schema.Types.ObjectId, default: null };
const ids = { type: [Schema.Types.ObjectId], default: [] };
const number = { type: Number, default: null };

const skillSet = new Schema<SkillSet>(
  {
    yearsExperience: number,
    motherTongue: text,
    translationSkills: [new Schema<TranslationSkill>({ from: String, to: String }, { versionKey: false })],
  },
  { _id: false },
);

const candidateInfo = new Schema<CandidateInfo>(
  {
    freelancer: { type: Boolean, default: null },
    topProject: text,
    projectPreferences: text,
    pricePerWord: number,
    dayRate: number,
    unavailable: { type: new Schema({ from: text, to: text }, { _id: false }), default: null },
    moreAboutYourself: text,
    skillSet: { type: skillSet, default: () => ({}) },
  },
  { _id: false },
);

const skill = new Schema<CandidateSkill>(
  { skillId: { type: Schema.Types.ObjectId, required: true }, level: { type: Number, required: true }, remark: text },
  { _id: false },
);

export const candidateSchema = new Schema<CandidateRecord>(
  {
    userId: id,
    firstname: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    language: { type: String, default: DEFAULT_LANGUAGE },
    function: text,
    street: text,
    number: text,
    box: text,
    postal: text,
    city: text,
    province: text,
    country: text,
    phone: text,
    skype: text,
    timezone: text,
    info: text,
    publicEnabled: { type: Boolean, default: true },
    publicHidden: { type: [String], default: [] },
    publicSearchable: { type: Boolean, default: false },
    publicSlugs: { type: [String], default: [] },
    newsletter: { type: Boolean, default: false },
    links: { type: Schema.Types.Mixed, default: () => ({}) },
    avatar: id,
    candidateInfo: { type: candidateInfo, default: () => ({}) },
    skills: { type: [skill], default: [] },
    status: { type: String, default: 'none' },
    archived: { type: Boolean, default: false },
    assignedTo: id,
    resumeSummary: text,
    websiteTag: text,
    tags: ids,
    sourceId: id,
    folders: ids,
    jobs: ids,
    modifiedByRecruiterAt: { type: Date, default: null },
    modifiedBy: id,
    nameKey: { type: String, required: true },
    firstnameKey: { type: String, required: true },
    cityKey: { type: String, default: '' },
    statusOrder: { type: Number, default: STATUS_ORDER.none },
    standing: { type: Number, default: STATUS_ORDER.none },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('candidates'),
);

candidateSchema.index({ email: 1 }, { unique: true });
candidateSchema.index({ userId: 1 }, { unique: true, partialFilterExpression: { userId: { $type: 'objectId' } } });

/* Every list names `archived`, both values when it is not filtered on, so that one index serves equality, then sort (docs/domain/lists.md#indexes). */
const newestFirst = { createdAt: -1, _id: -1 } as const;
const INFO = 'candidateInfo';
const LANGUAGES = `${INFO}.skillSet.translationSkills`;
/** Beside the order of a list are filters that few lists have: whom they leave out is passed over without being read. */
const PASSED_OVER = [
  'standing',
  'function',
  'publicEnabled',
  `${INFO}.freelancer`,
  `${INFO}.pricePerWord`,
  `${INFO}.dayRate`,
  `${INFO}.skillSet.yearsExperience`,
];

const keysOf = (fields: readonly string[]): IndexKeys => Object.fromEntries(fields.map((field) => [field, 1 as const]));

/** The index that is in the order of a sort. */
export const sortIndex = (key: string): IndexKeys => {
  const direction = key.endsWith('At') ? -1 : 1;
  return { archived: 1, [key]: direction, _id: direction, ...(key === 'createdAt' ? keysOf(PASSED_OVER) : {}) };
};
for (const key of ['nameKey', 'firstnameKey', 'cityKey', 'statusOrder', 'createdAt', 'modifiedAt']) {
  candidateSchema.index(sortIndex(key));
}

/**
 * Filters with an index of their own, those that usually find fewest first: what is filtered on, where candidates stand, the order of the
 * list; then what is filtered on most beside it.
 */
const FILTERED = {
  jobId: ['jobs'],
  folder: ['folders'],
  tags: ['tags', 'function'],
  postal: ['postal', 'function'],
  city: ['cityKey', 'function'],
  skills: ['skills.skillId', 'function'],
  translatesFrom: [`${LANGUAGES}.from`, 'function'],
  translatesTo: [`${LANGUAGES}.to`, 'function'],
  sourceId: ['sourceId', 'function'],
  assignedTo: ['assignedTo', 'function'],
  province: ['province', 'function'],
  motherTongue: [`${INFO}.skillSet.motherTongue`, 'function'],
  function: ['function', 'country'],
  country: ['country', 'function'],
} as const;
export type IndexedFilter = keyof typeof FILTERED;
export const INDEXED_FILTERS = Object.keys(FILTERED) as IndexedFilter[];

export const filterIndex = (filter: IndexedFilter): IndexKeys => {
  const [field, ...beside] = FILTERED[filter];
  return { [field]: 1, standing: 1, ...newestFirst, ...keysOf(beside) };
};
/** Whether the index of a filter has the other too. */
export const isBeside = (filter: IndexedFilter, other: string): boolean =>
  FILTERED[filter].slice(1).some((field) => field === other);

for (const filter of INDEXED_FILTERS) candidateSchema.index(filterIndex(filter));
/** A pair of languages is one filter: who translates from the one and to the other may not translate from the one to the other. */
export const PAIR_INDEX = {
  [`${LANGUAGES}.from`]: 1,
  [`${LANGUAGES}.to`]: 1,
  standing: 1,
  ...newestFirst,
  function: 1,
} as const;
candidateSchema.index(PAIR_INDEX);
export const RANGE_FIELDS = [
  ['pricePerWord', `${INFO}.pricePerWord`],
  ['pricePerHour', `${INFO}.pricePerWord`],
  ['dayRate', `${INFO}.dayRate`],
  ['yearsExperience', `${INFO}.skillSet.yearsExperience`],
] as const;
/**
 * Few have an unusual price or experience: they are found by it, and sorted in memory. Of a usual one the list is read in order. Where they
 * stand is beside it, and whether a price is by the word: both are counted without reading anybody.
 */
export const rangeIndex = (field: string): IndexKeys => ({
  [field]: 1,
  standing: 1,
  ...(field.endsWith('pricePerWord') ? { function: 1 } : {}),
});
for (const field of new Set(RANGE_FIELDS.map(([, stored]) => stored))) candidateSchema.index(rangeIndex(field));
/** Where candidates stand and nothing else: what the tiles count, and the lists behind them. */
export const STANDING_INDEX = { standing: 1, ...newestFirst } as const;
candidateSchema.index(STANDING_INDEX);
/* A folder shows who is in it, by name. */
candidateSchema.index({ folders: 1, nameKey: 1, _id: 1 });
/**
 * Search enters by the rarest ngram and comes sorted by the default sort. One such index and no more: it has some sixty entries a candidate,
 * which with `modifiedAt` in it every save would write anew. Another sort of a search that finds few is done in memory; of one that finds
 * many, the sort's own index fills the page sooner, and MongoDB tries both.
 */
export const NGRAMS_INDEX = { ngrams: 1, ...newestFirst } as const;
candidateSchema.index(NGRAMS_INDEX);
/* Registrations per period and per place. */
candidateSchema.index({ createdAt: 1, postal: 1, country: 1 });
/** Pages for search engines, by id: few of all candidates, and never more of them than the index. */
export const PUBLIC_PAGES = { publicEnabled: true, archived: false, publicSearchable: true } as const;
export const PUBLIC_PAGES_INDEX = { _id: 1, modifiedAt: 1 } as const;
candidateSchema.index(PUBLIC_PAGES_INDEX, { partialFilterExpression: PUBLIC_PAGES });
/* One address leads to one person; who has none is not in it. */
candidateSchema.index({ publicSlugs: 1 }, { unique: true, partialFilterExpression: { publicSlugs: { $gt: '' } } });
