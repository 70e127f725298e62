import type { CandidateMatch, CandidateRecord } from '../record/candidate.record.js';
import type { SortBy } from './candidate.list.js';

/** Some of the candidates after another one, in order: one range of one index. */
export interface KeysetRange {
  match: CandidateMatch;
  sort: Record<string, 1 | -1>;
}

/**
 * The candidates after one in an order, nearest first: equal in all sort keys but the last, which is later; then equal in all but the last two;
 * and so on. MongoDB would sort one condition with "or" in memory.
 */
export function rangesAfter(candidate: CandidateRecord, sort: SortBy): KeysetRange[] {
  const values: Record<string, unknown> = { ...candidate };
  return sort
    .map(([field, direction], index) => ({
      match: {
        ...Object.fromEntries(sort.slice(0, index).map(([same]) => [same, values[same]])),
        [field]: { [direction === 1 ? '$gt' : '$lt']: values[field] },
      },
      sort: Object.fromEntries(sort.slice(index)),
    }))
    .reverse();
}

export const reversed = (sort: SortBy): SortBy => sort.map(([field, direction]) => [field, direction === 1 ? -1 : 1]);

export const both = (...conditions: CandidateMatch[]): CandidateMatch => ({ $and: conditions });
