import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import { CandidateSearch } from './candidate-search.js';
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
    private readonly search: CandidateSearch,
  ) {}

  /** The number where the counters have it, which costs no query; else undefined. */
  known(params: CandidateListParams): Promise<number | undefined> {
    return this.counts.known(params);
  }

  /** Counts up to a limit. */
  async count(params: CandidateListParams, limit: number): Promise<number> {
    const { match, hint } = await this.query(params);
    return this.lists.count(match, { hint, limit });
  }

  async ids(params: CandidateListParams, limit: number): Promise<Types.ObjectId[]> {
    const { match, hint } = await this.query(params);
    return this.lists.ids(match, limit, hint);
  }

  /** Those that were made after a time. */
  async idsSince(params: CandidateListParams, since: Date, limit: number): Promise<Types.ObjectId[]> {
    const { match, hint } = await this.query(params);
    return this.lists.ids(both(match, { createdAt: { $gt: since } }), limit, hint);
  }

  private async query(params: CandidateListParams): Promise<ReturnType<typeof countQuery>> {
    return countQuery(await this.search.asked(params));
  }
}
