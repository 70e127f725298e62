import { Injectable } from '@nestjs/common';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { searchCondition } from '../../common/lists/search.js';
import { objectId } from '../../common/mongo/record.js';
import { CandidateCounts, type ListCounts } from './candidate-counts.js';
import { CandidateEntries } from './candidate-entries.js';
import { CandidatePages } from './candidate-pages.js';
import { candidateMatch } from './candidate.match.js';
import { storedSort, type CandidateListParams } from './candidate.list.js';
import { CandidateNeighboursFinder, type Neighbours } from './candidate-neighbours.js';
import type { CandidateRecord, ExportedCandidate, PublicPage } from './candidate.record.js';
import type { CandidateSelection } from './candidate-selection.js';
import { CandidatesRepository, type CandidateMatch } from './candidates.repository.js';

/** The candidate list and what is asked about it: its tiles, a candidate's neighbours in it, all of it for an export. */
@Injectable()
export class CandidateLists {
  constructor(
    private readonly repository: CandidatesRepository,
    private readonly pages: CandidatePages,
    private readonly entries: CandidateEntries,
    private readonly counts: CandidateCounts,
    private readonly neighbourFinder: CandidateNeighboursFinder,
  ) {}

  async list(params: CandidateListParams): Promise<Page<CandidateRecord>> {
    const [records, totalCount] = await Promise.all([
      this.pages.read(params),
      params.exact ? this.counts.total(params, true) : null,
    ]);
    return { records, totalCount };
  }

  /** Those with a public page; a filter finds nobody by what they leave out of it. */
  async listPublic(params: CandidateListParams): Promise<Page<CandidateRecord>> {
    const filter = { ...params.filter, publicEnabled: true, archived: false };
    const stored = { ...params, filter, sort: storedSort(params.sort) };
    const hidden = filter.motherTongue?.length ? { publicHidden: { $ne: 'languages' as const } } : {};
    const hint = await this.entries.of(stored);
    return this.repository.list({ ...candidateMatch(filter), ...hidden }, stored, hint);
  }

  publicPages(params: ListParams<object>): Promise<Page<PublicPage>> {
    return this.repository.publicPages(params);
  }

  tiles(params: CandidateListParams): Promise<ListCounts> {
    return this.counts.tiles(params);
  }

  neighbours(id: string, params: CandidateListParams): Promise<Neighbours> {
    return this.neighbourFinder.find(id, params);
  }

  /** All of a list, one candidate after the other; or who was picked, in its order. */
  async *stream(params: CandidateListParams, selection: CandidateSelection): AsyncIterable<ExportedCandidate> {
    const stored = { ...params, sort: storedSort(params.sort) };
    const hint = selection.ids ? undefined : await this.entries.of(stored);
    yield* this.repository.stream(selectedBy(params, selection), Object.fromEntries(stored.sort), hint);
  }

  /** The ids of who was picked, as they were named, or of all of a list; no more than so many. */
  async idsOf(params: CandidateListParams, selection: CandidateSelection, limit: number): Promise<string[]> {
    if (selection.ids) return [...new Set(selection.ids.map((id) => id.toLowerCase()))];
    return (await this.repository.ids(selectedBy(params, selection), limit)).map(String);
  }

  /** How many are meant, and how many of them are archived. */
  async countSelected(
    params: CandidateListParams,
    selection: CandidateSelection,
  ): Promise<{ total: number; archived: number }> {
    const match = selectedBy(params, selection);
    const [total, archived] = await Promise.all([
      this.repository.count(match),
      this.repository.count({ $and: [match, { archived: true }] }),
    ]);
    return { total, archived };
  }

  /** The first of those who are meant that are not archived, in the order of the list. */
  firstOf(params: CandidateListParams, selection: CandidateSelection, limit: number): Promise<CandidateRecord[]> {
    const match: CandidateMatch = { $and: [selectedBy(params, selection), { archived: false }] };
    return this.repository.first(match, Object.fromEntries(storedSort(params.sort)), limit);
  }
}

const matchOf = ({ search, filter }: CandidateListParams): CandidateMatch => ({
  ...candidateMatch(filter),
  ...searchCondition(search),
});

/** Who of a list is meant: those that are named, or all that match but some. */
const selectedBy = (params: CandidateListParams, { ids, except }: CandidateSelection): CandidateMatch => {
  if (ids) return { _id: { $in: ids.map(objectId) } };
  return { ...matchOf(params), ...(except?.length ? { _id: { $nin: except.map(objectId) } } : {}) };
};
