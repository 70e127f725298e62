import type { AskedPeriod } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { ListParams } from '../../../common/lists/list-definition.js';
import type { Page } from '../../../common/lists/read-list.js';
import { objectId } from '../../../common/mongo/record.js';
import { COMPLETE } from '../record/candidate-indexes.js';
import type { CandidateMatch, CandidateRecord, ExportedCandidate, PublicPage } from '../record/candidate.record.js';
import { availabilityConditions } from './availability-conditions.js';
import { CandidateSearch } from './candidate-search.js';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import type { CandidateSelection } from './candidate-selection.js';
import { storedSort, type CandidateListParams } from './candidate.list.js';
import { candidateMatch, listMatch } from './candidate.match.js';
import { IndexChoice } from './index-choice.js';
import { ListCounts } from './list-counts.js';
import { ListPages } from './list-pages.js';

/** The candidate list: a page of it, or a selection from it. */
@Injectable()
export class CandidateLists {
  constructor(
    private readonly repository: CandidateListsRepository,
    private readonly pages: ListPages,
    private readonly indexes: IndexChoice,
    private readonly counts: ListCounts,
    private readonly search: CandidateSearch,
  ) {}

  async list(asked: CandidateListParams): Promise<Page<CandidateRecord>> {
    const params = await this.search.asked(asked);
    const [records, totalCount] = await Promise.all([
      this.pages.read(params),
      params.exact ? this.counts.total(params, true) : null,
    ]);
    return { records, totalCount };
  }

  /** The public list; a filter by mother tongue leaves out candidates who hide their languages. */
  async listPublic(params: CandidateListParams): Promise<Page<CandidateRecord>> {
    const filter = { ...params.filter, publicEnabled: true, archived: false };
    const stored = { ...params, filter, sort: storedSort(params.sort) };
    const hidden = filter.motherTongue?.length ? { publicHidden: { $ne: 'languages' as const } } : {};
    const hint = await this.indexes.of(stored);
    return this.repository.page({ ...candidateMatch(filter), ...hidden, ...COMPLETE }, stored, hint);
  }

  publicPages(params: ListParams<object>): Promise<Page<PublicPage>> {
    return this.repository.publicPages(params);
  }

  /** The selected candidates, one after the other, in the order of the list. */
  async *stream(params: CandidateListParams, selection: CandidateSelection): AsyncIterable<ExportedCandidate> {
    const asked = await this.selected(params, selection);
    const stored = { ...asked, sort: storedSort(params.sort) };
    const hint = selection.ids ? undefined : await this.indexes.of(stored);
    yield* this.repository.stream(selectedBy(asked, selection), Object.fromEntries(stored.sort), hint);
  }

  /** The ids of the selected candidates: the named ones, or those of the list up to a limit. */
  async idsOf(params: CandidateListParams, selection: CandidateSelection, limit: number): Promise<string[]> {
    if (selection.ids) return [...new Set(selection.ids.map((id) => id.toLowerCase()))];
    const asked = await this.selected(params, selection);
    return (await this.repository.ids(selectedBy(asked, selection), limit)).map(String);
  }

  /** How many candidates are selected, and how many of them are archived. */
  async countSelected(
    params: CandidateListParams,
    selection: CandidateSelection,
  ): Promise<{ total: number; archived: number }> {
    const match = selectedBy(await this.selected(params, selection), selection);
    const [total, archived] = await Promise.all([
      this.repository.count(match),
      this.repository.count({ $and: [match, { archived: true }] }),
    ]);
    return { total, archived };
  }

  /** The languages of the selected candidates that are not archived, with their numbers. */
  async languagesOf(
    params: CandidateListParams,
    selection: CandidateSelection,
  ): Promise<{ language: string | null; count: number }[]> {
    const asked = await this.selected(params, selection);
    return this.repository.languages({ $and: [selectedBy(asked, selection), { archived: false }] });
  }

  /** The first selected candidates that are not archived and not among `except`, in the order of the list. */
  async firstOf(
    params: CandidateListParams,
    selection: CandidateSelection,
    limit: number,
    except: readonly Types.ObjectId[] = [],
  ): Promise<CandidateRecord[]> {
    const asked = await this.selected(params, selection);
    const match: CandidateMatch = { $and: [selectedBy(asked, selection), { archived: false }, notIn(except)] };
    return this.repository.first(match, Object.fromEntries(storedSort(params.sort)), limit);
  }

  /** The selected candidates with one of these addresses that are not archived: their number, and the first ones. */
  withAddresses(
    params: CandidateListParams,
    selection: CandidateSelection,
    addresses: readonly string[],
    limit: number,
  ): Promise<{ count: number; first: CandidateRecord[] }> {
    return this.countAndFirst(params, selection, { email: { $in: [...addresses] } }, limit);
  }

  /** The selected candidates among `ids` that are not archived: their number, and the first ones. */
  among(
    params: CandidateListParams,
    selection: CandidateSelection,
    ids: readonly Types.ObjectId[],
    limit: number,
  ): Promise<{ count: number; first: CandidateRecord[] }> {
    return this.countAndFirst(params, selection, { _id: { $in: [...ids] } }, limit);
  }

  /** The selected candidates with an incomplete profile that are not archived and not among `except`: their number, and the first ones. */
  incomplete(
    params: CandidateListParams,
    selection: CandidateSelection,
    except: readonly Types.ObjectId[],
    limit: number,
  ): Promise<{ count: number; first: CandidateRecord[] }> {
    return this.countAndFirst(params, selection, { $and: [{ $nor: [COMPLETE] }, notIn(except)] }, limit);
  }

  /** The selected candidates who are not free in a period, are not archived and not among `except`: their number, and the first ones. */
  notFree(
    params: CandidateListParams,
    selection: CandidateSelection,
    { from, to, days }: AskedPeriod & { to: string },
    except: readonly Types.ObjectId[],
    limit: number,
  ): Promise<{ count: number; first: CandidateRecord[] }> {
    const free = availabilityConditions({ freeBetween: { from, to }, ...(days && { freeDays: days }) });
    return this.countAndFirst(params, selection, { $and: [{ $nor: [{ $and: free }] }, notIn(except)] }, limit);
  }

  /** A selection is exact: it holds every candidate that the search finds. */
  private async selected(params: CandidateListParams, { ids }: CandidateSelection): Promise<CandidateListParams> {
    return ids ? params : this.search.asked({ ...params, exact: true });
  }

  private async countAndFirst(
    params: CandidateListParams,
    selection: CandidateSelection,
    condition: CandidateMatch,
    limit: number,
  ): Promise<{ count: number; first: CandidateRecord[] }> {
    const asked = await this.selected(params, selection);
    const match: CandidateMatch = { $and: [selectedBy(asked, selection), { archived: false }, condition] };
    const [count, first] = await Promise.all([
      this.repository.count(match),
      this.repository.first(match, Object.fromEntries(storedSort(params.sort)), limit),
    ]);
    return { count, first };
  }
}

const notIn = (ids: readonly Types.ObjectId[]): CandidateMatch => ({ _id: { $nin: [...ids] } });

/** Matches the named candidates, or all of the list with its exceptions. */
const selectedBy = (params: CandidateListParams, { ids, except }: CandidateSelection): CandidateMatch => {
  if (ids) return { _id: { $in: ids.map(objectId) } };
  return { ...listMatch(params), ...(except?.length ? { _id: { $nin: except.map(objectId) } } : {}) };
};
