import type { ListDefinition } from '../../common/lists/list-definition.js';
import { RecruiterFilter, UserFilter } from './dto/person.dto.js';

const FIELDS = ['_id', 'email', 'firstname', 'name', 'roles', 'candidateId', 'createdAt'] as const;
const SORT = ['createdAt', 'name', 'firstname'] as const;

export const userList = {
  filter: UserFilter,
  sort: SORT,
  defaultSort: 'createdAt',
  fields: FIELDS,
  search: 'firstname and name, email',
} satisfies ListDefinition<UserFilter>;

export const recruiterList = {
  filter: RecruiterFilter,
  sort: SORT,
  defaultSort: 'createdAt',
  fields: [...FIELDS, 'twofactorEnabled'],
  search: 'firstname and name, email',
} satisfies ListDefinition<RecruiterFilter>;
