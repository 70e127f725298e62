import { Injectable } from '@nestjs/common';
import { MAX_COUNT } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { IndexKeys } from '../../common/lists/read-list.js';
import { searchCondition } from '../../common/lists/search.js';
import { candidateMatch } from './candidate.match.js';
import { CandidateCounts } from './candidate-counts.js';
import { CandidateEntries } from './candidate-entries.js';
import { both, rangesAfter, reversed, type KeysetRange } from './candidate-keyset.js';
import { storedSort, type CandidateListParams } from './candidate.list.js';
import { CandidatesRepository, type CandidateMatch } from './candidates.repository.js';

export interface Neighbours {
  previous: Types.ObjectId | null;
  next: Types.ObjectId | null;
  position: number | null;
  total: number;
  /** Which of the two are more than is said. */
  capped: ('position' | 'total')[];
}

/** Previous and next of a candidate in a filtered list, across its pages: by the sort key, never by skipping (docs/domain/lists.md#pages). */
@Injectable()
export class CandidateNeighboursFinder {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly counts: CandidateCounts,
    private readonly entries: CandidateEntries,
  ) {}

  async find(id: string, params: CandidateListParams): Promise<Neighbours> {
    const candidate = await this.candidates.findById(id);
    if (!candidate) throw new ProblemError('not_found');
    const match: CandidateMatch = { ...candidateMatch(params.filter), ...searchCondition(params.search) };
    const sort = storedSort(params.sort);
    const hint = await this.entries.of({ ...params, sort });
    const before = rangesAfter(candidate, reversed(sort));
    const [previous, next, smaller, total, listed] = await Promise.all([
      this.nearest(match, before, hint),
      this.nearest(match, rangesAfter(candidate, sort), hint),
      this.counts.within(params, before),
      this.counts.total(params, params.exact),
      this.candidates.count(both(match, { _id: candidate._id })),
    ]);
    const position = listed ? smaller.reduce((sum, count) => sum + count, 1) : null;
    const more = (count: number | null): boolean => !params.exact && count !== null && count > MAX_COUNT;
    return {
      previous,
      next,
      position: more(position) ? MAX_COUNT : position,
      total: more(total) ? MAX_COUNT : total,
      capped: [...(more(position) ? (['position'] as const) : []), ...(more(total) ? (['total'] as const) : [])],
    };
  }

  private async nearest(
    match: CandidateMatch,
    ranges: readonly KeysetRange[],
    hint?: IndexKeys,
  ): Promise<Types.ObjectId | null> {
    const firsts = await Promise.all(
      ranges.map((range) => this.candidates.firstId(both(match, range.match), range.sort, hint)),
    );
    return firsts.find((id) => id !== null) ?? null;
  }
}
