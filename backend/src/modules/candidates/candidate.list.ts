import type { ListDefinition, ListParams } from '../../common/lists/list-definition.js';
import { CandidateFilter } from './dto/candidate-filter.dto.js';

/** What a client calls a sort, and the stored field that is in that order. */
const SORT_KEYS = {
  createdAt: 'createdAt',
  modifiedAt: 'modifiedAt',
  name: 'nameKey',
  firstname: 'firstnameKey',
  city: 'cityKey',
  status: 'stage',
} as const;

export const candidateList = {
  filter: CandidateFilter,
  sort: Object.keys(SORT_KEYS),
  defaultSort: '-createdAt',
  fields: [
    'userId',
    'firstname',
    'name',
    'email',
    'language',
    'function',
    'userfunction',
    'street',
    'number',
    'box',
    'postal',
    'city',
    'province',
    'country',
    'phone',
    'avatar',
    'publicEnabled',
    'candidateInfo',
    'skills',
    'resumeSummary',
    'status',
    'archived',
    'assignedTo',
    'assigned',
    'tags',
    'candidatetags',
    'sourceId',
    'websiteTag',
    'folders',
    'missing',
    'createdAt',
    'modifiedAt',
    'version',
  ],
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
