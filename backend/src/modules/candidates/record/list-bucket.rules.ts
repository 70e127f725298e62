import {
  CANDIDATE_TILES,
  INTERVIEW_STATUSES,
  TILE_CONDITIONS,
  type CandidateTile,
  type InterviewStatus,
} from '@byline/shared-types/domain';
import type { CandidateRecord } from './candidate.record.js';

/*
 * The list bucket of a candidate: archived or not, assigned or not, and the status, as one stored number. Every filter's index has it between
 * the filter's field and the order of the list, so each tile is a few whole ranges of keys (docs/domain/lists.md#indexes).
 */

/** The order of statuses in a list. Candidates store the number, so it never changes; a status in between takes a number in between. */
export const STATUS_ORDER: Readonly<Record<InterviewStatus, number>> = {
  none: 0,
  phone_interview: 100,
  test: 200,
  live_interview: 300,
  offer: 400,
  active: 500,
  contract: 600,
};

const ARCHIVED = 10_000;
const ASSIGNED = 1_000;

export type TileFields = Pick<CandidateRecord, 'archived' | 'status'> & { assignedTo: unknown };

export const listBucketOf = ({ archived, status, assignedTo }: TileFields): number =>
  (archived ? ARCHIVED : 0) + (assignedTo ? ASSIGNED : 0) + STATUS_ORDER[status];

/** The tiles a candidate counts in (docs/domain/candidates.md#tiles). */
export const tilesOf = ({ archived, status, assignedTo }: TileFields): CandidateTile[] =>
  CANDIDATE_TILES.filter((tile) => {
    const condition = TILE_CONDITIONS[tile];
    return (
      condition.archived === archived &&
      (condition.status?.includes(status) ?? true) &&
      (condition.assignedTo?.includes(assignedTo ? 'any' : 'none') ?? true)
    );
  });

/** Every bucket, in the order of the indexes. */
const BUCKETS = [false, true].flatMap((archived) =>
  [null, 'somebody'].flatMap((assignedTo) =>
    INTERVIEW_STATUSES.map((status) => ({ archived, assignedTo, status }))
      .map((fields) => ({ ...fields, listBucket: listBucketOf(fields), tiles: tilesOf(fields) }))
      .sort((a, b) => a.listBucket - b.listBucket),
  ),
);

/** The buckets of each tile. */
export const TILE_BUCKETS: readonly (readonly [CandidateTile, readonly number[]])[] = CANDIDATE_TILES.map((tile) => [
  tile,
  BUCKETS.filter(({ tiles }) => tiles.includes(tile)).map(({ listBucket }) => listBucket),
]);

export type TileCounts = Record<CandidateTile, number>;

/** How many candidates one bucket holds. */
export interface BucketCount {
  listBucket: number;
  total: number;
}

export const sumTiles = (parts: readonly Partial<TileCounts>[]): TileCounts =>
  Object.fromEntries(
    CANDIDATE_TILES.map((tile) => [tile, parts.reduce((sum, part) => sum + (part[tile] ?? 0), 0)]),
  ) as TileCounts;

export const tilesFrom = (counts: readonly BucketCount[]): TileCounts =>
  sumTiles(
    counts.map(({ listBucket, total }) =>
      Object.fromEntries(
        BUCKETS.filter((bucket) => bucket.listBucket === listBucket).flatMap(({ tiles }) =>
          tiles.map((tile) => [tile, total]),
        ),
      ),
    ),
  );

interface BucketFilter {
  archived?: boolean;
  status?: readonly InterviewStatus[];
  assignedTo?: readonly string[];
}

export const namesRecruiters = (assignedTo: readonly string[] | undefined): boolean =>
  assignedTo?.some((id) => id !== 'any' && id !== 'none') ?? false;

/** Unassigned and assigned candidates share a list where recruiters are named, whose own condition then narrows it. */
const matchesAssignment = (assignedTo: readonly string[] | undefined, assigned: boolean): boolean =>
  !assignedTo || assignedTo.includes(assigned ? 'any' : 'none') || (assigned && namesRecruiters(assignedTo));

/** The buckets of a list. */
export const bucketsOf = ({ archived, status, assignedTo }: BucketFilter): number[] =>
  BUCKETS.filter(
    (bucket) =>
      (archived ?? bucket.archived) === bucket.archived &&
      (status?.includes(bucket.status) ?? true) &&
      matchesAssignment(assignedTo, bucket.assignedTo !== null),
  ).map(({ listBucket }) => listBucket);

/** Whether more than `archived` chooses the buckets. */
export const choosesBuckets = ({ archived, ...filter }: BucketFilter): boolean =>
  bucketsOf({ archived, ...filter }).length < bucketsOf({ archived }).length;

/** The condition to count several buckets by: MongoDB counts one range, where they follow each other, without looking at its keys. */
export function bucketRange(buckets: readonly number[]): object {
  const [first = 0, last = -1] = [buckets[0], buckets.at(-1)];
  const between = BUCKETS.filter(({ listBucket }) => listBucket >= first && listBucket <= last);
  return between.length === buckets.length ? { $gte: first, $lte: last } : { $in: buckets };
}

const textOf = ({ archived, status = [], assignedTo = [] }: BucketFilter): string =>
  [archived, ...status, '|', ...assignedTo].join();

/** The tiles whose counts together are the count of a list with this filter only; undefined when no tile counts it. */
export function tilesCounting(filter: BucketFilter): CandidateTile[] | undefined {
  if (textOf(filter) === textOf({})) return ['active', 'archived'];
  const tile = CANDIDATE_TILES.find((name) => textOf(TILE_CONDITIONS[name]) === textOf(filter));
  return tile && [tile];
}

/** How the counts move when a candidate comes, changes or goes. */
export function tileMoves(before: TileFields | null, after: TileFields | null): Partial<TileCounts> {
  const left = before ? tilesOf(before) : [];
  const entered = after ? tilesOf(after) : [];
  const moves = CANDIDATE_TILES.map((tile) => [tile, Number(entered.includes(tile)) - Number(left.includes(tile))]);
  return Object.fromEntries(moves.filter(([, move]) => move !== 0)) as Partial<TileCounts>;
}
