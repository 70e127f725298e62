import { CANDIDATE_TILES, type CandidateTile } from '@byline/shared-types/domain';
import type { Limit } from './names.ts';

/** Each tile and their total, from the counters; no count stopped before its end. */
export const tiles: Limit = async (db) => {
  const counters = db.collection<{ _id: string; counts: Partial<Record<CandidateTile, number>> }>('counters');
  const shards = await counters.find({ _id: { $regex: '^candidates:' } }).toArray();
  const of = (tile: CandidateTile): number => shards.reduce((sum, shard) => sum + (shard.counts[tile] ?? 0), 0);
  return {
    ...Object.fromEntries(CANDIDATE_TILES.map((tile) => [tile, of(tile)])),
    total: of('active') + of('archived'),
    capped: [],
  };
};
