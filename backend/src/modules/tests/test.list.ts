import type { ListDefinition } from '../../common/lists/list-definition.js';
import { TestFilter, TestResponse } from './dto/test.dto.js';

export const testList = {
  filter: TestFilter,
  record: TestResponse,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  // A test has no description of its own: what describes it are its name and the remarks of its scores.
  search: 'name, remarks of the scores',
} satisfies ListDefinition<TestFilter>;
