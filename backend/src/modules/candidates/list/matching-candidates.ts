import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import type { CandidateListParams } from './candidate.list.js';
import { countQuery } from './count-query.js';
import { both } from './keyset.js';
import { ListCounts } from './list-counts.js';

/** A list without pages and order: how many candidates match, and their ids up to a limit. */
@Injectable()
export class MatchingCandidates {
  constructor(
    private readonly lists: CandidateListsRepository,
    private readonly counts: ListCounts,
  ) {}

  /** The number where the counters have it, which costs no query; else undefined. */
  known(params: CandidateListParams): Promise<number | undefined> {
    return this.counts.known(params);
  }

  /** Counts up to a limit. */
  count(params: CandidateListParams, limit: number): Promise<number> {
    const { match, hint } = countQuery(params);
    return this.lists.count(match, { hint, limit });
  }

  ids(params: CandidateListParams, limit: number): Promise<Types.ObjectId[]> {
    const { match, hint } = countQuery(params);
    return this.lists.ids(match, limit, hint);
  }

  /** Those that were made after a time. */
  idsSince(params: CandidateListParams, since: Date, limit: number): Promise<Types.ObjectId[]> {
    const { match, hint } = countQuery(params);
    return this.lists.ids(both(match, { createdAt: { $gt: since } }), limit, hint);
  }
}
