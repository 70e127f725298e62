import type { ListDefinition, ListParams } from '../../common/lists/list-definition.js';
import type { IndexKeys } from '../../common/lists/read-list.js';
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
} satisfies ListDefinition<CandidateFilter>;

export type CandidateListParams = ListParams<CandidateFilter>;
export type SortBy = CandidateListParams['sort'];

/** The stored fields of a sort. */
export const storedSort = (sort: SortBy): SortBy =>
  sort.map(([field, direction]) => [
    field in SORT_KEYS ? SORT_KEYS[field as keyof typeof SORT_KEYS] : field,
    direction,
  ]);

/** Filters without an index of their own: candidates are tried in the order of the sort until a page is full. */
const UNINDEXED_FILTERS: readonly (keyof CandidateFilter)[] = [
  'archived',
  'pricePerWord',
  'pricePerHour',
  'dayRate',
  'yearsExperience',
  'freelancer',
  'availableOn',
  'publicEnabled',
];

/** The index that is in the order of a sort, for a list whose filters leave no other choice; MongoDB might sort in memory instead. */
export function sortIndex({ search, filter, sort }: CandidateListParams): IndexKeys | undefined {
  const [key, tie] = sort;
  if (search || !key || tie?.[0] !== '_id' || tie[1] !== key[1]) return undefined;
  if (Object.keys(filter).some((name) => !UNINDEXED_FILTERS.includes(name as keyof CandidateFilter))) return undefined;
  const direction = key[0].endsWith('At') ? -1 : 1;
  return { archived: 1, [key[0]]: direction, _id: direction };
}
