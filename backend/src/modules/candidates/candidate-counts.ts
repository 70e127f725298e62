import { Injectable } from '@nestjs/common';
import { CANDIDATE_TILES, MAX_COUNT, type CandidateTile } from '@byline/shared-types/domain';
import type { IndexKeys } from '../../common/lists/read-list.js';
import { searchCondition } from '../../common/lists/search.js';
import { CandidateCounters } from './candidate-counters.js';
import { both, type KeysetRange } from './candidate-keyset.js';
import { asksNames } from './candidate-names.js';
import type { CandidateListParams } from './candidate.list.js';
import {
  asksStanding,
  candidateMatch,
  countedMatch,
  countIndex,
  isCountedByIndex,
  isReadInOrder,
  rangeCountIndex,
  withoutTileFilters,
} from './candidate.match.js';
import { tilesCounting } from './candidate.rules.js';
import { NGRAMS_INDEX, sortIndex, STANDING_INDEX } from './candidate.schema.js';
import { namesRecruiters, standingsOf, TILE_STANDINGS, tileOf } from './candidate-standing.js';
import { tilesFrom, type TileCounts } from './candidate-tiles.js';
import { CandidatesRepository, type CandidateMatch, type StandingCount } from './candidates.repository.js';
import type { CandidateFilter } from './dto/candidate-filter.dto.js';

/** The counts of a list; of those that are named in `capped` there are more. */
export interface ListCounts extends TileCounts {
  total: number;
  capped: (CandidateTile | 'total')[];
}

type Counted = Pick<CandidateListParams, 'search' | 'filter'>;

/** What is counted, and the index that has most of it. */
interface CountQuery {
  match: CandidateMatch;
  hint?: IndexKeys | undefined;
}

/** One past the limit tells that there are more. */
const ENOUGH = MAX_COUNT + 1;

/** How many candidates a list and its tiles have: no more than `MAX_COUNT` are counted where nobody asks for the exact number (docs/domain/lists.md#counts). */
@Injectable()
export class CandidateCounts {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly counters: CandidateCounters,
  ) {}

  /** Without search and filter from the counters, which everybody sees; otherwise counted. */
  async tiles({ search, filter, exact }: CandidateListParams): Promise<ListCounts> {
    const rest = withoutTileFilters(filter);
    if (isPlain({ search, filter })) {
      const adding = tilesCounting(filter);
      const [tiles, counted] = await Promise.all([
        this.counters.read(),
        adding ? undefined : this.total({ search, filter }, exact),
      ]);
      const total = counted ?? added(tiles, adding);
      return capped({ ...tiles, total }, adding || exact ? [] : ['total']);
    }
    if (!search && !exact && isCountedByIndex(rest)) return this.each(rest, filter);
    const counted = await this.candidates.countStandings(...inOnePass({ search, filter: rest }, exact));
    const whole = exact || sumOf(counted) < ENOUGH;
    if (!whole && !search && !asksNames(rest) && countIndex(rest)) return this.each(rest, filter);
    const stands = standingsOf(filter);
    const total = isMixed(filter)
      ? await this.total({ search, filter }, exact)
      : sumOf(counted.filter(({ standing }) => stands.includes(standing)));
    return { ...tilesFrom(counted), total, capped: whole ? [] : [...CANDIDATE_TILES, 'total'] };
  }

  /** How many a list has, or `MAX_COUNT` and one where it is more and nobody asked for the exact number. */
  async total(counted: Counted, exact: boolean): Promise<number> {
    const known = await this.known(counted);
    if (known !== undefined) return known;
    const { match, hint } = countQuery(counted);
    return this.candidates.countUpTo(match, exact ? undefined : ENOUGH, hint);
  }

  /** The same of a list that is counted already: all candidates, or those of one tile. */
  async known(counted: Counted): Promise<number | undefined> {
    const tiles = isPlain(counted) ? tilesCounting(counted.filter) : undefined;
    return tiles && added(await this.counters.read(), tiles);
  }

  /** How many of a list are in each of these ranges, in the way of its total. */
  within(params: CandidateListParams, ranges: readonly KeysetRange[]): Promise<number[]> {
    const { match } = countQuery(params);
    const limit = params.exact ? undefined : ENOUGH;
    return Promise.all(ranges.map((range) => this.candidates.countUpTo(both(match, range.match), limit)));
  }

  /** Each tile by itself, from the part of an index where its candidates stand. */
  private async each(rest: CandidateFilter, filter: CandidateFilter): Promise<ListCounts> {
    const hint = countIndex(rest);
    const count = (standings: readonly number[]) =>
      this.candidates.countUpTo(countedMatch(rest, standings), ENOUGH, hint);
    const single = TILE_STANDINGS.filter(([tile]) => tile !== 'active');
    const counts = await Promise.all(single.map(([, standings]) => count(standings)));
    const tiles = Object.fromEntries(
      single.map(([tile], index) => [tile, counts[index] ?? 0]),
    ) as unknown as TileCounts;
    tiles.active = Math.min(ENOUGH, tiles.newApplicant + tiles.recruiter);
    // Mostly the list is that of a tile.
    const tile = isMixed(filter) ? undefined : tileOf(standingsOf(filter));
    const total = tile ? tiles[tile] : await this.total({ filter }, false);
    return capped({ ...tiles, total }, [...CANDIDATE_TILES, 'total']);
  }
}

const isPlain = ({ search, filter }: Counted): boolean =>
  !search && Object.keys(withoutTileFilters(filter)).length === 0;

const added = (counts: TileCounts, tiles: readonly CandidateTile[] = []): number =>
  tiles.reduce((sum, tile) => sum + counts[tile], 0);

/** Recruiters beside nobody or somebody: the tiles, which count what both leave out, do not add up to the list. */
const isMixed = ({ assignedTo }: CandidateFilter): boolean =>
  namesRecruiters(assignedTo) && (assignedTo ?? []).some((id) => id === 'any' || id === 'none');

const sumOf = (counted: readonly StandingCount[]): number => counted.reduce((sum, { total }) => sum + total, 0);

/** Says which of these counts stopped. */
const capped = (counts: TileCounts & { total: number }, stopping: readonly (CandidateTile | 'total')[]): ListCounts => {
  const names = stopping.filter((name) => counts[name] >= ENOUGH);
  return { ...counts, ...Object.fromEntries(names.map((name) => [name, MAX_COUNT])), capped: names };
};

function countQuery({ search, filter }: Counted): CountQuery {
  if (search || asksNames(filter))
    return { match: { ...candidateMatch(filter), ...searchCondition(search) }, hint: NGRAMS_INDEX };
  const index = countIndex(filter);
  if (index) return { match: countedMatch(filter, standingsOf(filter)), hint: index };
  const counted = Object.keys(filter).every(asksStanding) ? STANDING_INDEX : rangeCountIndex(filter);
  if (counted) return { match: countedMatch(filter, standingsOf(filter)), hint: counted };
  return { match: candidateMatch(filter), hint: isReadInOrder(filter) ? sortIndex('createdAt') : undefined };
}

const inOnePass = (counted: Counted, exact: boolean) => {
  const { match, hint } = countQuery(counted);
  return [match, { hint, ...(exact ? {} : { limit: ENOUGH }) }] as const;
};
