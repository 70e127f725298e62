import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { searchCondition } from '../../common/lists/search.js';
import { candidateMatch } from './candidate.match.js';
import { storedSort, type CandidateListParams, type SortBy } from './candidate.list.js';
import type { CandidateRecord } from './candidate.record.js';
import { CandidatesRepository, type CandidateMatch } from './candidates.repository.js';

export interface Neighbours {
  previous: Types.ObjectId | null;
  next: Types.ObjectId | null;
  position: number | null;
  total: number;
}

/** A part of what comes after a candidate, in order: one range of one index. */
interface KeysetRange {
  match: CandidateMatch;
  sort: Record<string, 1 | -1>;
}

/**
 * What comes after a candidate in an order, nearest first: the same sort keys but for the last, which is later; then the same but for the
 * last two; and so on. One condition with "or" would be sorted in memory.
 */
function rangesAfter(candidate: CandidateRecord, sort: SortBy): KeysetRange[] {
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

const reversed = (sort: SortBy): SortBy => sort.map(([field, direction]) => [field, direction === 1 ? -1 : 1]);
const both = (...conditions: CandidateMatch[]): CandidateMatch => ({ $and: conditions });

/** Previous and next of a candidate in a filtered list, across its pages: by the sort key, never by skipping (docs/domain/lists.md#pages). */
@Injectable()
export class CandidateNeighboursFinder {
  constructor(private readonly candidates: CandidatesRepository) {}

  async find(id: string, params: CandidateListParams): Promise<Neighbours> {
    const candidate = await this.candidates.findById(id);
    if (!candidate) throw new ProblemError('not_found');
    const match = { ...candidateMatch(params.filter), ...searchCondition(params.search) } as CandidateMatch;
    const sort = storedSort(params.sort);
    const before = rangesAfter(candidate, reversed(sort));
    const [previous, next, smaller, total, listed] = await Promise.all([
      this.nearest(match, before),
      this.nearest(match, rangesAfter(candidate, sort)),
      Promise.all(before.map((range) => this.candidates.count(both(match, range.match)))),
      this.candidates.count(match),
      this.candidates.count(both(match, { _id: candidate._id })),
    ]);
    const position = smaller.reduce((sum, count) => sum + count, 1);
    return { previous, next, position: listed ? position : null, total };
  }

  private async nearest(match: CandidateMatch, ranges: readonly KeysetRange[]): Promise<Types.ObjectId | null> {
    const firsts = await Promise.all(
      ranges.map((range) => this.candidates.firstId(both(match, range.match), range.sort)),
    );
    return firsts.find((id) => id !== null) ?? null;
  }
}
