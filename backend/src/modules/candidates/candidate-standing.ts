import { CANDIDATE_TILES, INTERVIEW_STATUSES, type CandidateTile } from '@byline/shared-types/domain';
import { standingOf, tilesOf } from './candidate.rules.js';
import type { CandidateFilter } from './dto/candidate-filter.dto.js';

/** Every place there is to stand, in the order of the index. */
const STANDINGS = [false, true]
  .flatMap((archived) =>
    ['', 'somebody'].flatMap((assignedTo) =>
      INTERVIEW_STATUSES.map((status) => ({ archived, assignedTo: assignedTo || null, status })),
    ),
  )
  .map((fields) => ({ ...fields, standing: standingOf(fields) }))
  .sort((a, b) => a.standing - b.standing);

export const ALL_STANDINGS = STANDINGS.map(({ standing }) => standing);

const TILES_OF = new Map(STANDINGS.map((fields) => [fields.standing, tilesOf(fields)]));

/** The tiles that count whoever stands there. */
export const tilesAt = (standing: number): readonly CandidateTile[] => TILES_OF.get(standing) ?? [];

/** Where the candidates of each tile stand. */
export const TILE_STANDINGS: readonly (readonly [CandidateTile, readonly number[]])[] = CANDIDATE_TILES.map((tile) => [
  tile,
  ALL_STANDINGS.filter((standing) => tilesAt(standing).includes(tile)),
]);

/** The tile whose candidates stand in these places. */
export const tileOf = (standings: readonly number[]): CandidateTile | undefined =>
  TILE_STANDINGS.find(([, places]) => places.join() === standings.join())?.[0];

type StandingFilter = Pick<CandidateFilter, 'archived' | 'status' | 'assignedTo'>;

/** Of nobody and somebody, who is assigned: both where single recruiters are named, who are filtered on by themselves. */
const isAssignee = (assignedTo: readonly string[] | undefined, somebody: boolean): boolean =>
  !assignedTo || assignedTo.includes(somebody ? 'any' : 'none') || (somebody && namesRecruiters(assignedTo));

export const namesRecruiters = (assignedTo: readonly string[] | undefined): boolean =>
  assignedTo?.some((id) => id !== 'any' && id !== 'none') ?? false;

/** Where the candidates of a list stand. */
export const standingsOf = ({ archived, status, assignedTo }: StandingFilter): number[] =>
  STANDINGS.filter(
    (at) =>
      (archived ?? at.archived) === at.archived &&
      (status?.includes(at.status) ?? true) &&
      isAssignee(assignedTo, at.assignedTo !== null),
  ).map(({ standing }) => standing);

/** Whether more than `archived` says where they stand. */
export const choosesStandings = ({ archived, ...filter }: StandingFilter): boolean =>
  standingsOf({ archived, ...filter }).length < standingsOf({ archived }).length;

/** The condition that counts several: one range where they follow each other, which MongoDB counts without looking at what is in it. */
export function countedStandings(standings: readonly number[]): object {
  const [first, last] = [standings[0], standings.at(-1)];
  const between = STANDINGS.filter(({ standing: at }) => at >= (first ?? 0) && at <= (last ?? -1));
  return between.length === standings.length ? { $gte: first, $lte: last } : { $in: standings };
}
