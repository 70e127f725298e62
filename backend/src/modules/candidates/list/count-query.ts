import type { IndexKeys } from '../../../common/lists/read-list.js';
import type { CandidateFilter } from '../dto/candidate-filter.dto.js';
import {
  BUCKET_INDEX,
  BY_ID,
  entryOf,
  filterIndex,
  isBeside,
  NGRAMS_INDEX,
  RANGE_FIELDS,
  rangeIndex,
  sortIndex,
} from '../record/candidate-indexes.js';
import type { CandidateMatch } from '../record/candidate.record.js';
import { bucketsOf } from '../record/list-bucket.rules.js';
import type { CandidateListParams } from './candidate.list.js';
import { countedMatch, indexedFilters, listMatch } from './candidate.match.js';
import { asksNames } from './name-conditions.js';

/** Filters without an index of their own: MongoDB walks the order of the list until the page is full. */
const UNINDEXED_FILTERS = ['archived', 'freelancer', 'availableOn', 'freeBetween', 'freeDays', 'publicEnabled'];
/** Filters that choose list buckets. */
const BUCKET_FILTERS = ['archived', 'status', 'assignedTo'];

export const isReadInOrder = (filter: CandidateFilter): boolean =>
  Object.keys(filter).every((name) => UNINDEXED_FILTERS.includes(name));

/** The index of an indexed filter; undefined without one. */
export function countIndex(filter: CandidateFilter): IndexKeys | undefined {
  const [first] = indexedFilters(filter);
  return first && filterIndex(first);
}

/** Whether one index holds every field of these filters, so that MongoDB counts keys and reads no record. */
export function isCountedByIndex(filter: CandidateFilter): boolean {
  const [first] = indexedFilters(filter);
  const asksLevels = filter.skills?.some((skill) => skill.includes(':')) ?? false;
  const isHeld = (name: string): boolean => entryOf(name) === first || (first !== undefined && isBeside(first, name));
  return first !== undefined && !asksLevels && Object.keys(filter).every(isHeld);
}

/** The index that counts list buckets, alone or with one price or experience. */
function bucketIndex(filter: CandidateFilter): IndexKeys | undefined {
  const [name, ...others] = Object.keys(filter).filter((other) => !BUCKET_FILTERS.includes(other));
  if (name === undefined) return BUCKET_INDEX;
  const field = others.length === 0 && RANGE_FIELDS.find(([range]) => range === name)?.[1];
  return field ? rangeIndex(field) : undefined;
}

/** The condition and the index to count a list by (docs/domain/lists.md#counts). */
export function countQuery({ search, found, filter }: Pick<CandidateListParams, 'search' | 'found' | 'filter'>): {
  match: CandidateMatch;
  hint: IndexKeys | undefined;
} {
  if (found || filter.ids) return { match: listMatch({ search, found, filter }), hint: BY_ID };
  if (search || asksNames(filter)) return { match: listMatch({ search, filter }), hint: NGRAMS_INDEX };
  const hint = countIndex(filter) ?? bucketIndex(filter);
  if (hint) return { match: countedMatch(filter, bucketsOf(filter)), hint };
  return { match: listMatch({ filter }), hint: isReadInOrder(filter) ? sortIndex('createdAt') : undefined };
}
