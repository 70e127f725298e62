import type { ListDefinition } from '../../common/lists/list-definition.js';
import { TestFilter, TestResponse } from './dto/test.dto.js';

export const testList = {
  filter: TestFilter,
  record: TestResponse,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  search: 'name, remarks of the scores',
} satisfies ListDefinition<TestFilter>;
