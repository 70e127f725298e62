import { SEARCH_PARTS } from '@byline/shared-types/domain';
import type { ListDefinition, ListParams } from '../../../common/lists/list-definition.js';
import type { Types } from 'mongoose';
import { CandidateFilter } from '../dto/candidate-filter.dto.js';
import { CandidateListItemResponse } from '../dto/candidate.dto.js';

/** The sorts of the API, each with the stored field in that order. */
const SORT_KEYS = {
  createdAt: 'createdAt',
  modifiedAt: 'modifiedAt',
  name: 'nameKey',
  firstname: 'firstnameKey',
  city: 'cityKey',
  status: 'statusOrder',
  availability: 'confirmedKey',
} as const;

/** The best matches of a search in texts first; any other list has its newest first. */
const RELEVANCE = 'relevance';
const NEWEST_FIRST: SortBy = [
  ['createdAt', -1],
  ['_id', -1],
];

export const candidateList = {
  filter: CandidateFilter,
  record: CandidateListItemResponse,
  sort: [...Object.keys(SORT_KEYS), RELEVANCE],
  defaultSort: '-createdAt',
  search: 'first name and name, in either order, a phone number from six digits, a whole mail address',
  searchIn: SEARCH_PARTS,
  besideRecord: true,
} satisfies ListDefinition<CandidateFilter>;

/** The candidates that a search in texts found, best first; `more` if there are others. */
export interface FoundInTexts {
  ids: readonly Types.ObjectId[];
  more: boolean;
}

export type CandidateListParams = ListParams<CandidateFilter> & {
  /** The answer of the search in texts; `search` is empty then (candidate-search.ts). */
  found?: FoundInTexts;
};
export type SortBy = CandidateListParams['sort'];

export const isByRelevance = ({ sort: [first] }: Pick<CandidateListParams, 'sort'>): boolean =>
  first?.[0] === RELEVANCE;

/** The stored fields of a sort. */
export const storedSort = (sort: SortBy): SortBy =>
  isByRelevance({ sort })
    ? NEWEST_FIRST
    : sort
        .filter(([field]) => field !== RELEVANCE)
        .map(([field, direction]) => [
          field in SORT_KEYS ? SORT_KEYS[field as keyof typeof SORT_KEYS] : field,
          direction,
        ]);
