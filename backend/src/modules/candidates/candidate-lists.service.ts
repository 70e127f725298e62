import { Injectable } from '@nestjs/common';
import type { Page } from '../../common/lists/read-list.js';
import { searchCondition } from '../../common/lists/search.js';
import { CandidateCounters } from './candidate-counters.js';
import { candidateMatch, withoutTileFilters } from './candidate.match.js';
import { sortIndex, storedSort, type CandidateListParams } from './candidate.list.js';
import { CandidateNeighboursFinder, type Neighbours } from './candidate-neighbours.js';
import type { CandidateRecord } from './candidate.record.js';
import { CandidateTileCounts, type TileCounts } from './candidate-tiles.js';
import { CandidatesRepository, type CandidateMatch } from './candidates.repository.js';

/** The candidate list and what is asked about it: its tiles, a candidate's neighbours in it, all of it for an export. */
@Injectable()
export class CandidateLists {
  constructor(
    private readonly repository: CandidatesRepository,
    private readonly counters: CandidateCounters,
    private readonly tileCounts: CandidateTileCounts,
    private readonly neighbourFinder: CandidateNeighboursFinder,
  ) {}

  list(params: CandidateListParams): Promise<Page<CandidateRecord>> {
    const stored = { ...params, sort: storedSort(params.sort) };
    return this.repository.list(candidateMatch(params.filter), stored, sortIndex(stored));
  }

  /** Without search and filter from the counters, which everybody sees; otherwise counted. */
  tiles({ search, filter }: CandidateListParams): Promise<TileCounts> {
    const counted = search !== undefined || Object.keys(withoutTileFilters(filter)).length > 0;
    return counted ? this.tileCounts.count({ search, filter }) : this.counters.read();
  }

  neighbours(id: string, params: CandidateListParams): Promise<Neighbours> {
    return this.neighbourFinder.find(id, params);
  }

  /** All of a list, one candidate after the other. */
  stream(params: CandidateListParams): AsyncIterable<CandidateRecord> {
    const stored = { ...params, sort: storedSort(params.sort) };
    const match = { ...candidateMatch(params.filter), ...searchCondition(params.search) } as CandidateMatch;
    return this.repository.stream(match, Object.fromEntries(stored.sort), sortIndex(stored));
  }
}
