import { Injectable } from '@nestjs/common';
import { searchCondition } from '../../common/lists/search.js';
import { CandidateCounts } from './candidate-counts.js';
import { CandidateEntries } from './candidate-entries.js';
import { both, rangesAfter, reversed } from './candidate-keyset.js';
import { storedSort, type CandidateListParams } from './candidate.list.js';
import { candidateMatch } from './candidate.match.js';
import type { CandidateRecord } from './candidate.record.js';
import { CandidatesRepository, type CandidateMatch } from './candidates.repository.js';

/** Further in than this, a page that is nearer to the end is read from there. */
const DEEP = 1_000;

/** The rows of a page of the candidate list, however deep it is (docs/domain/lists.md#pages). */
@Injectable()
export class CandidatePages {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly counts: CandidateCounts,
    private readonly entries: CandidateEntries,
  ) {}

  async read(params: CandidateListParams): Promise<CandidateRecord[]> {
    const { after, before } = params;
    const at = after ?? before;
    const candidate = at === undefined ? null : await this.candidates.findById(at);
    if (candidate) return this.beside(candidate, params);
    const stored = { ...params, sort: storedSort(params.sort), exact: false };
    return (await this.fromTheEnd(stored)) ?? this.inOrder(stored);
  }

  private async inOrder(stored: CandidateListParams): Promise<CandidateRecord[]> {
    const hint = await this.entries.of(stored);
    return (await this.candidates.list(candidateMatch(stored.filter), stored, hint)).records;
  }

  /** The nearest of those that come after a candidate or before. */
  private async beside(candidate: CandidateRecord, params: CandidateListParams): Promise<CandidateRecord[]> {
    const { limit, filter, search } = params;
    const sort = storedSort(params.sort);
    const backwards = params.after === undefined;
    const match: CandidateMatch = { ...candidateMatch(filter), ...searchCondition(search) };
    const hint = await this.entries.of({ ...params, sort });
    const rows: CandidateRecord[] = [];
    for (const range of rangesAfter(candidate, backwards ? reversed(sort) : sort)) {
      if (rows.length < limit)
        rows.push(...(await this.candidates.first(both(match, range.match), range.sort, limit - rows.length, hint)));
    }
    return backwards ? rows.reverse() : rows;
  }

  /** A page in the second half of a list whose total is known without counting; undefined for any other. */
  private async fromTheEnd(stored: CandidateListParams): Promise<CandidateRecord[] | undefined> {
    const { skip, limit } = stored;
    const total = skip < DEEP ? undefined : await this.counts.known(stored);
    if (total === undefined || skip * 2 < total) return undefined;
    const rows = Math.min(limit, total - skip);
    if (rows <= 0) return undefined;
    const sort = reversed(stored.sort);
    return (await this.inOrder({ ...stored, sort, skip: total - skip - rows, limit: rows })).reverse();
  }
}
