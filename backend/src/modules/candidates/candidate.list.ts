import type { ListDefinition, ListParams } from '../../common/lists/list-definition.js';
import type { IndexKeys } from '../../common/lists/read-list.js';
import { isReadInOrder } from './candidate.match.js';
import { sortIndex } from './candidate.schema.js';
import { CandidateFilter } from './dto/candidate-filter.dto.js';
import { CandidateListItemResponse } from './dto/candidate.dto.js';

/** What a client calls a sort, and the stored field that is in that order. */
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

/** Whether a list is in the order that the index of a filter has, or in its reverse. */
export const isNewestFirst = ({ sort: [first, tie] }: Pick<CandidateListParams, 'sort'>): boolean =>
  first?.[0] === 'createdAt' && tie?.[0] === '_id' && tie[1] === first[1];

/** The index that is in the order of a sort, for a list whose filters leave no other choice; MongoDB might sort in memory instead. */
export function listIndex({ search, filter, sort }: CandidateListParams): IndexKeys | undefined {
  const [key, tie] = sort;
  if (search || !key || tie?.[0] !== '_id' || tie[1] !== key[1] || !isReadInOrder(filter)) return undefined;
  return sortIndex(key[0]);
}
