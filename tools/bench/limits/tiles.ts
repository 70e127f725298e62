import { CANDIDATE_TILES, TILE_CONDITIONS, type CandidateTile } from '@byline/shared-types/domain';
import type { Limit, Bucket } from './names.ts';

/** Each tile, and all together; none of them stopped before its end. */
const counts = (of: (tile: CandidateTile) => number): object => ({
  ...Object.fromEntries(CANDIDATE_TILES.map((tile) => [tile, of(tile)])),
  total: of('active') + of('archived'),
  capped: [],
});

/** From the counters. */
export const tiles: Limit = async (db) => {
  const counters = db.collection<{ _id: string; counts: Partial<Record<CandidateTile, number>> }>('counters');
  const shards = await counters.find({ _id: { $regex: '^candidates:' } }).toArray();
  return counts((tile) => shards.reduce((sum, shard) => sum + (shard.counts[tile] ?? 0), 0));
};

function isIn(tile: CandidateTile, { archived, status, assigned }: Bucket): boolean {
  const asked = TILE_CONDITIONS[tile];
  const ofSomebody = asked.assignedTo === undefined || asked.assignedTo.includes('any') === assigned;
  return archived === asked.archived && ofSomebody && (asked.status?.some((one) => one === status) ?? true);
}

/** Of one function, from its index, which holds the list bucket. */
export const filteredTiles: Limit = async (db, { buckets }, wanted) => {
  const groups = await db
    .collection('candidates')
    .aggregate<{ _id: number; total: number }>([
      { $match: { function: wanted } },
      { $group: { _id: '$listBucket', total: { $sum: 1 } } },
    ])
    .toArray();
  const totalOf = (tile: CandidateTile): number =>
    groups.reduce((sum, { _id, total }) => {
      const bucket = buckets.get(_id);
      return bucket && isIn(tile, bucket) ? sum + total : sum;
    }, 0);
  return counts(totalOf);
};
