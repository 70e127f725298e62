import { Injectable } from '@nestjs/common';
import { CANDIDATE_TILES, MAX_COUNT, type CandidateTile } from '@byline/shared-types/domain';
import {
  bucketsOf,
  namesRecruiters,
  TILE_BUCKETS,
  tilesCounting,
  tilesFrom,
  type BucketCount,
  type TileCounts,
} from '../record/list-bucket.rules.js';
import type { CandidateFilter } from '../dto/candidate-filter.dto.js';
import { CandidateSearch } from './candidate-search.js';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import type { CandidateListParams } from './candidate.list.js';
import { countedMatch, listMatch, withoutTileFilters } from './candidate.match.js';
import { countIndex, countQuery, isCountedByIndex, isReadInOrder } from './count-query.js';
import { both, type KeysetRange } from './keyset.js';
import { asksNames } from './name-conditions.js';
import { TileCounters } from './tile-counters.js';

/** The tiles and the total of a list; `capped` names the counts that stopped. */
export interface TilesAndTotal extends TileCounts {
  total: number;
  capped: (CandidateTile | 'total')[];
}

type Counted = Pick<CandidateListParams, 'search' | 'found' | 'filter'>;

/** One past the limit says that there are more. */
const ENOUGH = MAX_COUNT + 1;
const ALL_COUNTS = [...CANDIDATE_TILES, 'total'] as const;

/** Counts a list and its tiles, up to `MAX_COUNT` unless the request asks for the exact number (docs/domain/lists.md#counts). */
@Injectable()
export class ListCounts {
  constructor(
    private readonly candidates: CandidateListsRepository,
    private readonly counters: TileCounters,
    private readonly search: CandidateSearch,
  ) {}

  async tiles(asked: CandidateListParams): Promise<TilesAndTotal> {
    const { search, found, filter, exact } = await this.search.asked(asked);
    const rest = withoutTileFilters(filter);
    if (isPlain({ search, found, filter })) {
      const tiles = await this.counters.read();
      const adding = tilesCounting(filter);
      const total = adding ? added(tiles, adding) : await this.total({ search, filter }, exact);
      return capped({ ...tiles, total }, adding || exact ? [] : ['total']);
    }
    if (!search && !found && !exact && isCountedByIndex(rest)) return this.each(rest, filter);
    const { match, hint } = countQuery({ search, found, filter: rest });
    const counted = await this.candidates.countByBucket(match, { hint, limit: exact ? undefined : ENOUGH });
    const isWhole = exact || (sumOf(counted) < ENOUGH && !found?.more);
    if (!isWhole && !search && !found && !asksNames(rest) && countIndex(rest)) return this.each(rest, filter);
    const buckets = bucketsOf(filter);
    const total = isMixed(filter)
      ? await this.total({ search, found, filter }, exact)
      : sumOf(counted.filter(({ listBucket }) => buckets.includes(listBucket)));
    return { ...tilesFrom(counted), total, capped: isWhole ? [] : [...ALL_COUNTS] };
  }

  /** The total of a list; more than `MAX_COUNT` means that counting stopped. */
  async total(counted: Counted, exact: boolean): Promise<number> {
    const known = await this.known(counted);
    if (known !== undefined) return known;
    const { match, hint } = countQuery(counted);
    return this.candidates.count(match, { hint, limit: exact ? undefined : ENOUGH });
  }

  /** The total where the counters have it: of all candidates or of one tile. */
  async known(counted: Counted): Promise<number | undefined> {
    const tiles = isPlain(counted) ? tilesCounting(counted.filter) : undefined;
    return tiles && added(await this.counters.read(), tiles);
  }

  /** How many of a list are in each range of its order, from the index of a filter or else of the order. */
  within(params: CandidateListParams, ranges: readonly KeysetRange[]): Promise<number[]> {
    const match = !params.found && isReadInOrder(params.filter) ? listMatch(params) : countQuery(params).match;
    const limit = params.exact ? undefined : ENOUGH;
    return Promise.all(ranges.map((range) => this.candidates.count(both(match, range.match), { limit })));
  }

  /** Counts each tile on its own, from its ranges of one index. */
  private async each(rest: CandidateFilter, filter: CandidateFilter): Promise<TilesAndTotal> {
    const hint = countIndex(rest);
    const count = async ([tile, buckets]: (typeof TILE_BUCKETS)[number]) => {
      const match = countedMatch(rest, buckets);
      return [tile, tile === 'active' ? 0 : await this.candidates.count(match, { hint, limit: ENOUGH })] as const;
    };
    const [total, ...counts] = await Promise.all([this.total({ filter }, false), ...TILE_BUCKETS.map(count)]);
    const tiles = Object.fromEntries(counts) as TileCounts;
    tiles.active = Math.min(ENOUGH, tiles.newApplicant + tiles.recruiter);
    return capped({ ...tiles, total }, ALL_COUNTS);
  }
}

const isPlain = ({ search, found, filter }: Counted): boolean =>
  !search && !found && Object.keys(withoutTileFilters(filter)).length === 0;

const added = (counts: TileCounts, tiles: readonly CandidateTile[]): number =>
  tiles.reduce((sum, tile) => sum + counts[tile], 0);

/** Named recruiters beside nobody or somebody: the tiles leave both out, so they do not add up to the list. */
const isMixed = ({ assignedTo }: CandidateFilter): boolean =>
  namesRecruiters(assignedTo) && (assignedTo ?? []).some((id) => id === 'any' || id === 'none');

const sumOf = (counted: readonly BucketCount[]): number => counted.reduce((sum, { total }) => sum + total, 0);

/** Names the counts, of those that stop, that went past the limit. */
const capped = (
  counts: TileCounts & { total: number },
  stopping: readonly (CandidateTile | 'total')[],
): TilesAndTotal => {
  const names = stopping.filter((name) => counts[name] >= ENOUGH);
  return { ...counts, ...Object.fromEntries(names.map((name) => [name, MAX_COUNT])), capped: names };
};
