import type { ListDefinition } from '../../common/lists/list-definition.js';
import { DuplicateFilter, DuplicateResponse } from './dto/duplicate.dto.js';

export const duplicateList = {
  filter: DuplicateFilter,
  record: DuplicateResponse,
  sort: ['certainty'],
  defaultSort: 'certainty',
} satisfies ListDefinition<DuplicateFilter>;
