import { Injectable } from '@nestjs/common';
import { MAX_COUNT } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { ProblemError } from '../../../common/errors/problem.error.js';
import { CandidatesRepository } from '../record/candidates.repository.js';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import { CandidateSearch } from './candidate-search.js';
import { isByRelevance, storedSort, type CandidateListParams, type FoundInTexts } from './candidate.list.js';
import { candidateMatch, listMatch } from './candidate.match.js';
import { IndexChoice } from './index-choice.js';
import { both, rangesAfter, reversed, type KeysetRange } from './keyset.js';
import { ListCounts } from './list-counts.js';

export interface Neighbours {
  previous: Types.ObjectId | null;
  next: Types.ObjectId | null;
  position: number | null;
  total: number;
  /** The numbers whose counting stopped. */
  capped: ('position' | 'total')[];
}

/** Finds the previous and next candidate in a list, across its pages, by the sort key (docs/domain/lists.md#pages). */
@Injectable()
export class NeighbourFinder {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly lists: CandidateListsRepository,
    private readonly counts: ListCounts,
    private readonly indexes: IndexChoice,
    private readonly search: CandidateSearch,
  ) {}

  async find(id: string, asked: CandidateListParams): Promise<Neighbours> {
    const candidate = await this.candidates.findById(id);
    if (!candidate) throw new ProblemError('not_found');
    const params = await this.search.asked(asked);
    if (params.found && isByRelevance(params)) return this.byRelevance(id, params.found, params);
    const match = listMatch(params);
    const sort = storedSort(params.sort);
    const hint = await this.indexes.of({ ...params, sort });
    const nearest = async (ranges: readonly KeysetRange[]): Promise<Types.ObjectId | null> => {
      const first = (range: KeysetRange) => this.lists.first(both(match, range.match), range.sort, 1, hint);
      return (await Promise.all(ranges.map(first))).flat()[0]?._id ?? null;
    };
    const before = rangesAfter(candidate, reversed(sort));
    const [previous, next, smaller, total, listed] = await Promise.all([
      nearest(before),
      nearest(rangesAfter(candidate, sort)),
      this.counts.within(params, before),
      this.counts.total(params, params.exact),
      this.lists.count(both(match, { _id: candidate._id })),
    ]);
    const position = listed ? smaller.reduce((sum, count) => sum + count, 1) : null;
    const isMore = (count: number | null): boolean => !params.exact && count !== null && count > MAX_COUNT;
    return {
      previous,
      next,
      position: isMore(position) ? MAX_COUNT : position,
      total: isMore(total) ? MAX_COUNT : total,
      capped: [...(isMore(position) ? (['position'] as const) : []), ...(isMore(total) ? (['total'] as const) : [])],
    };
  }

  private async byRelevance(
    id: string,
    { ids, more }: FoundInTexts,
    { filter }: CandidateListParams,
  ): Promise<Neighbours> {
    const passing = await this.lists.passing(ids, candidateMatch(filter), Infinity);
    const at = passing.findIndex((one) => String(one) === id);
    return {
      previous: (at > 0 && passing[at - 1]) || null,
      next: (at >= 0 && passing[at + 1]) || null,
      position: at < 0 ? null : at + 1,
      total: passing.length,
      capped: more ? ['total'] : [],
    };
  }
}
