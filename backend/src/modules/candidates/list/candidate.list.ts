import type { ListDefinition, ListParams } from '../../../common/lists/list-definition.js';
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
} as const;

export const candidateList = {
  filter: CandidateFilter,
  record: CandidateListItemResponse,
  sort: Object.keys(SORT_KEYS),
  defaultSort: '-createdAt',
  search: 'first name and name, in either order',
  besideRecord: true,
} satisfies ListDefinition<CandidateFilter>;

export type CandidateListParams = ListParams<CandidateFilter>;
export type SortBy = CandidateListParams['sort'];

/** The stored fields of a sort. */
export const storedSort = (sort: SortBy): SortBy =>
  sort.map(([field, direction]) => [
    field in SORT_KEYS ? SORT_KEYS[field as keyof typeof SORT_KEYS] : field,
    direction,
  ]);
