import { Injectable } from '@nestjs/common';
import { CANDIDATE_TILES, type CandidateTile } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { searchCondition } from '../../common/lists/search.js';
import { candidateMatch, withoutTileFilters } from './candidate.match.js';
import { tilesOf } from './candidate.rules.js';
import { NGRAMS_INDEX, TILES_INDEX } from './candidate.schema.js';
import { CandidatesRepository, type CandidateMatch } from './candidates.repository.js';
import type { CandidateFilter } from './dto/candidate-filter.dto.js';

export type TileCounts = Record<CandidateTile, number>;

export const zeroTiles = (): TileCounts =>
  Object.fromEntries(CANDIDATE_TILES.map((tile) => [tile, 0])) as unknown as TileCounts;

/**
 * Counts the tiles from the candidates themselves, in one pass. At 100,000 candidates that reads a fifth of what eight counts side by side
 * read as soon as there is a search or a filter; without one it never leaves the index.
 */
@Injectable()
export class CandidateTileCounts {
  constructor(private readonly candidates: CandidatesRepository) {}

  async count(
    { search, filter = {} }: { search?: string; filter?: CandidateFilter },
    session?: ClientSession,
  ): Promise<TileCounts> {
    const rest = withoutTileFilters(filter);
    const unfiltered = Object.keys(rest).length === 0 ? TILES_INDEX : undefined;
    const match: CandidateMatch = { ...candidateMatch(rest), ...searchCondition(search) };
    const groups = await this.candidates.countStatuses(match, search ? NGRAMS_INDEX : unfiltered, session);
    return groups.reduce((counts, { total, ...fields }) => {
      for (const tile of tilesOf(fields)) counts[tile] += total;
      return counts;
    }, zeroTiles());
  }
}
