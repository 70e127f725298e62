import type { ListDefinition } from '../../common/lists/list-definition.js';
import { TestFilter } from './dto/test.dto.js';

export const testList = {
  filter: TestFilter,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  fields: ['_id', 'candidateId', 'name', 'fileId', 'file', 'scores', 'average', 'createdAt', 'modifiedAt', 'version'],
  // A test has no description of its own: what describes it are its name and the remarks of its scores.
  search: 'name, remarks of the scores',
} satisfies ListDefinition<TestFilter>;
