import type { ListDefinition } from '../../common/lists/list-definition.js';
import { RecruiterFilter, UserFilter, PersonResponse, RecruiterResponse } from './dto/person.dto.js';

const TEXTS = ['name', 'firstname'];
const SORT = ['createdAt', ...TEXTS];

export const userList = {
  filter: UserFilter,
  record: PersonResponse,
  sort: SORT,
  texts: TEXTS,
  defaultSort: 'createdAt',
  search: 'firstname and name, email',
} satisfies ListDefinition<UserFilter>;

export const recruiterList = {
  filter: RecruiterFilter,
  record: RecruiterResponse,
  sort: SORT,
  texts: TEXTS,
  defaultSort: 'createdAt',
  search: 'firstname and name, email',
} satisfies ListDefinition<RecruiterFilter>;
