import { Injectable } from '@nestjs/common';
import { MAX_NEW, MAX_SEEN, MAX_UNSEEN_COUNT } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import { MatchingCandidates } from '../candidates/list/matching-candidates.js';
import { matchingParams } from './viewed-list.js';
import type { ViewedList } from './candidate-view.schema.js';
import type { ViewFollowerRecord } from './view-follower.schema.js';

/** A number of candidates, at which counting may have stopped. */
export interface Counted {
  count: number;
  more: boolean;
}

/** The candidates of a view now. */
export interface Matches {
  /** Null if tile and filters exclude each other. */
  params: CandidateListParams | null;
  total: Counted;
  /** Null if they are too many to remember. */
  ids: Types.ObjectId[] | null;
}

/** New candidates, at most `MAX_NEW`. */
export interface NewCandidates {
  ids: Types.ObjectId[];
  more: boolean;
}

/** The memory of a follower: the last visit, and the mails since. */
export type Seen = Pick<ViewFollowerRecord, 'seenAt' | 'seen' | 'mailed' | 'mailedAt'>;

const upTo = (limit: number, counted: number, known: number | undefined): Counted => ({
  count: known ?? Math.min(limit, counted),
  more: known === undefined && counted > limit,
});
const NONE: NewCandidates = { ids: [], more: false };
const atMost = (ids: Types.ObjectId[]): NewCandidates => ({ ids: ids.slice(0, MAX_NEW), more: ids.length > MAX_NEW });
const latest = (...times: (Date | null)[]): Date => new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
const textsOf = (ids: readonly Types.ObjectId[]): Set<string> => new Set(ids.map(String));

/** Finds who matches a view now and did not when its follower last looked (docs/domain/views.md#new). */
@Injectable()
export class NewMatches {
  constructor(private readonly matching: MatchingCandidates) {}

  /** The number of candidates, up to a limit unless the counters have it. */
  async count(list: ViewedList): Promise<Counted> {
    const params = matchingParams(list);
    if (!params) return { count: 0, more: false };
    const known = await this.matching.known(params);
    return upTo(MAX_UNSEEN_COUNT, known ?? (await this.matching.count(params, MAX_UNSEEN_COUNT + 1)), known);
  }

  async of(list: ViewedList): Promise<Matches> {
    const params = matchingParams(list);
    if (!params) return { params, total: { count: 0, more: false }, ids: [] };
    const known = await this.matching.known(params);
    if (known !== undefined && known > MAX_SEEN) return { params, total: { count: known, more: false }, ids: null };
    const ids = await this.matching.ids(params, MAX_SEEN + 1);
    return { params, total: upTo(MAX_SEEN, ids.length, known), ids: ids.length > MAX_SEEN ? null : ids };
  }

  /** The new ones since the last visit; a follower who never looked has none. */
  sinceSeen(matches: Matches, { seenAt, seen }: Seen): Promise<NewCandidates> {
    return this.since(matches, seenAt, seen);
  }

  /** The new ones since the last visit and the last mail. */
  sinceMailed(matches: Matches, { seenAt, seen, mailed, mailedAt }: Seen): Promise<NewCandidates> {
    return this.since(matches, seenAt && latest(seenAt, mailedAt), seen && [...seen, ...mailed]);
  }

  private async since(
    { params, ids }: Matches,
    at: Date | null,
    known: readonly Types.ObjectId[] | null,
  ): Promise<NewCandidates> {
    if (!at || !params) return NONE;
    if (!ids || !known) return atMost(await this.matching.idsSince(params, at, MAX_NEW + 1));
    const has = textsOf(known);
    return atMost(ids.filter((id) => !has.has(String(id))));
  }
}

/**
 * The memory of a follower after a visit that showed these new candidates. Others, who came during the visit, stay new; without a list of shown
 * ones everybody counts as seen.
 */
export function afterVisit(
  { ids }: Matches,
  before: Seen | null,
  shown: readonly string[] | null,
): Pick<Seen, 'seen' | 'mailed'> {
  if (!ids) return { seen: null, mailed: [] };
  if (!before?.seenAt || !before.seen || !shown) return { seen: ids, mailed: [] };
  const known = new Set([...before.seen.map(String), ...shown.map((id) => id.toLowerCase())]);
  const seen = ids.filter((id) => known.has(String(id)));
  const matching = textsOf(ids);
  return { seen, mailed: before.mailed.filter((id) => matching.has(String(id)) && !known.has(String(id))) };
}

/** The memory of a follower at the beginning of their mails. It has all candidates who match already, so no mail names them. */
export function atBeginOfMails({ ids }: Matches, before: Seen | null, now: Date): Partial<Seen> {
  if (!before?.seenAt) return { seenAt: now, seen: ids, mailed: [], mailedAt: now };
  const seen = textsOf(before.seen ?? []);
  return { mailed: before.seen && ids ? ids.filter((id) => !seen.has(String(id))) : [], mailedAt: now };
}
