import { CANDIDATE_TILES, TILE_CONDITIONS, type CandidateTile } from '@byline/shared-types/domain';
import type { Limit } from './names.ts';

const sums = (of: (tile: CandidateTile) => number): Record<string, number> =>
  Object.fromEntries(CANDIDATE_TILES.map((tile) => [tile, of(tile)]));

/** From the counters. */
export const tiles: Limit = async (db) => {
  const counters = db.collection<{ _id: string; counts: Partial<Record<CandidateTile, number>> }>('counters');
  const shards = await counters.find({ _id: { $regex: '^candidates:' } }).toArray();
  return sums((tile) => shards.reduce((sum, { counts }) => sum + (counts[tile] ?? 0), 0));
};

interface Group {
  _id: { archived: boolean; status: string; assigned: boolean };
  total: number;
}
const assigned = { $ne: [{ $ifNull: ['$assignedTo', null] }, null] };

/** Of one function, counted. */
export const filteredTiles: Limit = async (db, _names, wanted) => {
  const groups = await db
    .collection('candidates')
    .aggregate<Group>([
      { $match: { archived: { $in: [false, true] }, function: wanted } },
      { $group: { _id: { archived: '$archived', status: '$status', assigned }, total: { $sum: 1 } } },
    ])
    .toArray();
  const isIn = (tile: CandidateTile, { _id }: Group): boolean => {
    const { archived, status, assignedTo } = TILE_CONDITIONS[tile];
    const ofSomebody = assignedTo === undefined || assignedTo.includes('any') === _id.assigned;
    return _id.archived === archived && ofSomebody && (status?.some((one) => one === _id.status) ?? true);
  };
  return sums((tile) => groups.reduce((sum, group) => sum + (isIn(tile, group) ? group.total : 0), 0));
};
