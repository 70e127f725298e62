import { Injectable } from '@nestjs/common';
import type { CandidateRecord } from '../record/candidate.record.js';
import { CandidatesRepository } from '../record/candidates.repository.js';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import { isByRelevance, storedSort, type CandidateListParams, type FoundInTexts } from './candidate.list.js';
import { candidateMatch, listMatch } from './candidate.match.js';
import { IndexChoice } from './index-choice.js';
import { both, rangesAfter, reversed } from './keyset.js';
import { ListCounts } from './list-counts.js';

/** From here on, a page that is nearer to the end is read from there. */
const DEEP = 1_000;

/** The rows of a page of the candidate list, at any depth (docs/domain/lists.md#pages). */
@Injectable()
export class ListPages {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly lists: CandidateListsRepository,
    private readonly counts: ListCounts,
    private readonly indexes: IndexChoice,
  ) {}

  async read(params: CandidateListParams): Promise<CandidateRecord[]> {
    if (params.found && isByRelevance(params)) return this.byRelevance({ ...params, found: params.found });
    const at = params.after ?? params.before;
    const candidate = at === undefined ? null : await this.candidates.findById(at);
    if (candidate) return this.beside(candidate, params);
    const stored = { ...params, sort: storedSort(params.sort), exact: false };
    return (await this.fromTheEnd(stored)) ?? this.inOrder(stored);
  }

  private async inOrder(stored: CandidateListParams): Promise<CandidateRecord[]> {
    const hint = await this.indexes.of(stored);
    const match = stored.found ? listMatch(stored) : candidateMatch(stored.filter);
    return (await this.lists.page(match, stored, hint)).records;
  }

  /** The found candidates that pass the filter, in the order of the search. */
  private async byRelevance(params: CandidateListParams & { found: FoundInTexts }): Promise<CandidateRecord[]> {
    const { skip, limit, after, before } = params;
    const all = (after ?? before) ? Infinity : skip + limit;
    const ids = await this.lists.passing(params.found.ids, candidateMatch(params.filter), all);
    const at = ids.findIndex((id) => String(id) === (after ?? before));
    const start = at < 0 ? skip : after ? at + 1 : Math.max(0, at - limit);
    const page = ids.slice(start, before && at >= 0 ? at : start + limit);
    const rows = await this.lists.first({ _id: { $in: page } }, { _id: 1 }, page.length);
    const byId = new Map(rows.map((row) => [String(row._id), row]));
    return page.flatMap((id) => byId.get(String(id)) ?? []);
  }

  /** The nearest candidates after this one, or before it. */
  private async beside(candidate: CandidateRecord, params: CandidateListParams): Promise<CandidateRecord[]> {
    const { limit } = params;
    const sort = storedSort(params.sort);
    const backwards = params.after === undefined;
    const match = listMatch(params);
    const hint = await this.indexes.of({ ...params, sort });
    const rows: CandidateRecord[] = [];
    for (const range of rangesAfter(candidate, backwards ? reversed(sort) : sort)) {
      if (rows.length < limit)
        rows.push(...(await this.lists.first(both(match, range.match), range.sort, limit - rows.length, hint)));
    }
    return backwards ? rows.reverse() : rows;
  }

  /** A page in the second half of a list whose total the counters have; undefined for any other page. */
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
