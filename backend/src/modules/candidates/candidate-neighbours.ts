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

/** What comes after a candidate in an order: a later first key, or the same and a later second one, and so on. */
function after(candidate: CandidateRecord, sort: SortBy): CandidateMatch {
  const values = candidate as unknown as Record<string, unknown>;
  return {
    $or: sort.map(([field, direction], index) => ({
      ...Object.fromEntries(sort.slice(0, index).map(([same]) => [same, values[same]])),
      [field]: { [direction === 1 ? '$gt' : '$lt']: values[field] },
    })),
  } as CandidateMatch;
}

const reversed = (sort: SortBy): SortBy => sort.map(([field, direction]) => [field, direction === 1 ? -1 : 1]);
const both = (...conditions: CandidateMatch[]): CandidateMatch => ({ $and: conditions }) as CandidateMatch;

/** Previous and next of a candidate in a filtered list, across its pages: by the sort key, never by skipping (design, lists). */
@Injectable()
export class CandidateNeighboursFinder {
  constructor(private readonly candidates: CandidatesRepository) {}

  async find(id: string, params: CandidateListParams): Promise<Neighbours> {
    const candidate = await this.candidates.findById(id);
    if (!candidate) throw new ProblemError('not_found');
    const match = { ...candidateMatch(params.filter), ...searchCondition(params.search) } as CandidateMatch;
    const sort = storedSort(params.sort);
    const before = after(candidate, reversed(sort));
    const [previous, next, smaller, total, listed] = await Promise.all([
      this.candidates.firstId(both(match, before), Object.fromEntries(reversed(sort))),
      this.candidates.firstId(both(match, after(candidate, sort)), Object.fromEntries(sort)),
      this.candidates.count(both(match, before)),
      this.candidates.count(match),
      this.candidates.count(both(match, { _id: candidate._id })),
    ]);
    return { previous, next, position: listed ? smaller + 1 : null, total };
  }
}
