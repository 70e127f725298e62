import { Injectable } from '@nestjs/common';
import { CANDIDATE_TILES, type CandidateTile } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { tilesAt } from './candidate-standing.js';
import { STANDING_INDEX } from './candidate.schema.js';
import { CandidatesRepository, type StandingCount } from './candidates.repository.js';

export type TileCounts = Record<CandidateTile, number>;

export const zeroTiles = (): TileCounts =>
  Object.fromEntries(CANDIDATE_TILES.map((tile) => [tile, 0])) as unknown as TileCounts;

/** The tiles of candidates who are counted by where they stand. */
export const tilesFrom = (counted: readonly StandingCount[]): TileCounts =>
  counted.reduce((counts, { standing, total }) => {
    for (const tile of tilesAt(standing)) counts[tile] += total;
    return counts;
  }, zeroTiles());

/** Counts the tiles from all the candidates themselves, in one pass over an index. */
@Injectable()
export class CandidateTileCounts {
  constructor(private readonly candidates: CandidatesRepository) {}

  async count(session?: ClientSession): Promise<TileCounts> {
    return tilesFrom(await this.candidates.countStandings({}, { hint: STANDING_INDEX, session }));
  }
}
