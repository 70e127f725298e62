import type { SortBy } from './candidate.list.js';
import type { CandidateRecord } from './candidate.record.js';
import type { CandidateMatch } from './candidates.repository.js';

/** A part of what comes after a candidate, in order: one range of one index. */
export interface KeysetRange {
  match: CandidateMatch;
  sort: Record<string, 1 | -1>;
}

/**
 * What comes after a candidate in an order, nearest first: the same sort keys but for the last, which is later; then the same but for the
 * last two; and so on. One condition with "or" would be sorted in memory.
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
