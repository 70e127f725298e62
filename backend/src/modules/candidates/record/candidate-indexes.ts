import { COMPLETENESS_FIELDS } from '@byline/shared-types/domain';
import type { IndexDefinition, IndexOptions } from 'mongoose';
import type { IndexKeys } from '../../../common/lists/read-list.js';

/*
 * The indexes of candidates; docs/domain/lists.md#indexes says which question takes which. Every list names `archived`, both values when it is
 * not filtered on, so that one index serves equality, then sort.
 */

const newestFirst = { createdAt: -1, _id: -1 } as const;
const INFO = 'candidateInfo';

/** Filters that few lists have stand behind the order of the list: MongoDB checks them on the key, without reading the record. */
const CHECKED_ON_THE_KEY = [
  'listBucket',
  'function',
  'publicEnabled',
  `${INFO}.freelancer`,
  `${INFO}.pricePerWord`,
  `${INFO}.dayRate`,
  `${INFO}.wordsPerDay`,
  `${INFO}.skillSet.yearsExperience`,
  'availability.state',
  'availability.from',
  'availability.until',
  'availability.daysPerWeek',
  'confirmedKey',
];

const keysOf = (fields: readonly string[]): IndexKeys => Object.fromEntries(fields.map((field) => [field, 1 as const]));

const SORTED = ['nameKey', 'firstnameKey', 'cityKey', 'statusOrder', 'confirmedKey', 'createdAt', 'modifiedAt'];

/** The index in the order of a sort. */
export const sortIndex = (key: string): IndexKeys => {
  const direction = key.endsWith('At') ? -1 : 1;
  const checked = key === 'createdAt' ? keysOf(CHECKED_ON_THE_KEY) : {};
  return { archived: 1, [key]: direction, _id: direction, ...checked };
};

/**
 * Filters with an index of their own, those that usually find fewest first: the filter's field, the list bucket, the order of the list; then
 * the filter that most often comes with it, so that the pair is counted from keys.
 */
const FILTERED = {
  jobId: ['jobs'],
  folder: ['folders'],
  tags: ['tags', 'function'],
  postal: ['postal', 'function'],
  city: ['cityKey', 'function'],
  skills: ['skills.skillId', 'function'],
  translates: ['pairKeys', 'function'],
  sourceId: ['sourceId', 'function'],
  assignedTo: ['assignedTo', 'function'],
  catTools: [`${INFO}.catTools`, 'function'],
  province: ['province', 'function'],
  motherTongue: ['tongueKeys', 'function'],
  function: ['function', 'country'],
  country: ['country', 'function'],
} as const;
export type IndexedFilter = keyof typeof FILTERED;
export const INDEXED_FILTERS = Object.keys(FILTERED) as IndexedFilter[];

export const filterIndex = (filter: IndexedFilter): IndexKeys => {
  const [field, ...beside] = FILTERED[filter];
  return { [field]: 1, listBucket: 1, ...newestFirst, ...keysOf(beside) };
};

/** One condition on pairs: from, to, oath and subject area belong to the same pair. */
const PAIR_FILTERS: readonly string[] = ['translatesFrom', 'translatesTo', 'sworn', 'specialism'];

/** The indexed filter that a filter of the list belongs to. */
export const entryOf = (name: string): string => (PAIR_FILTERS.includes(name) ? 'translates' : name);

/** Whether the index of a filter holds the field of another. */
export const isBeside = (filter: IndexedFilter, other: string): boolean =>
  FILTERED[filter].slice(1).some((field) => field === other);

export const RANGE_FIELDS = [
  ['pricePerWord', `${INFO}.pricePerWord`],
  ['pricePerHour', `${INFO}.pricePerWord`],
  ['dayRate', `${INFO}.dayRate`],
  ['wordsPerDay', `${INFO}.wordsPerDay`],
  ['yearsExperience', `${INFO}.skillSet.yearsExperience`],
  ['confirmedWithin', 'confirmedKey'],
] as const;

/** An unusual price or experience finds few, which are sorted in memory. The list bucket, and the function a price depends on, allow counting from keys. */
export const rangeIndex = (field: string): IndexKeys => ({
  [field]: 1,
  listBucket: 1,
  ...(field.endsWith('pricePerWord') ? { function: 1 } : {}),
});

/** Serves the tiles and the lists behind them, without any other filter. */
export const BUCKET_INDEX = { listBucket: 1, ...newestFirst } as const;

/**
 * Search enters by the rarest ngram and comes sorted by the default sort. There is one such index only: it has some sixty entries a candidate,
 * which every save would rewrite if it held `modifiedAt`. Another sort of a search that finds few is done in memory; where it finds many, the
 * sort's own index fills the page sooner, and MongoDB tries both.
 */
export const NGRAMS_INDEX = { ngrams: 1, ...newestFirst } as const;

/** Serves the candidates that a search in texts found. */
export const BY_ID: IndexKeys = { _id: 1 };

/** Registrations per period and per place, counted from keys. */
export const REGISTRATIONS_INDEX = { createdAt: 1, postal: 1, country: 1, city: 1 } as const;

/** The six completeness fields have a value (docs/domain/candidates.md#completeness). */
export const COMPLETE = Object.fromEntries(COMPLETENESS_FIELDS.map((field) => [field, { $gt: '' }]));

/** Candidates with a public page. */
export const PUBLIC = { publicEnabled: true, archived: false, ...COMPLETE } as const;

/** Pages for search engines, by id. */
export const PUBLIC_PAGES = { ...PUBLIC, publicSearchable: true } as const;
export const PUBLIC_PAGES_INDEX = { _id: 1, modifiedAt: 1 } as const;

/** Everything the collection is indexed by. */
export const CANDIDATE_INDEXES: readonly (readonly [IndexDefinition, IndexOptions?])[] = [
  [{ email: 1 }, { unique: true }],
  [{ userId: 1 }, { unique: true, partialFilterExpression: { userId: { $type: 'objectId' } } }],
  [{ publicSlugs: 1 }, { unique: true, partialFilterExpression: { publicSlugs: { $gt: '' } } }],
  ...SORTED.map((key) => [sortIndex(key)] as const),
  ...INDEXED_FILTERS.map((filter) => [filterIndex(filter)] as const),
  ...[...new Set(RANGE_FIELDS.map(([, stored]) => stored))].map((field) => [rangeIndex(field)] as const),
  [BUCKET_INDEX],
  [{ folders: 1, nameKey: 1, _id: 1 }],
  [NGRAMS_INDEX],
  [REGISTRATIONS_INDEX],
  [PUBLIC_PAGES_INDEX, { partialFilterExpression: PUBLIC_PAGES }],
];
