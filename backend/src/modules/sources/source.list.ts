import type { ListDefinition } from '../../common/lists/list-definition.js';
import { SourceFilter, SourceResponse } from './dto/source.dto.js';

export const sourceList = {
  filter: SourceFilter,
  record: SourceResponse,
  sort: ['createdAt', 'label'],
  texts: ['label'],
  defaultSort: 'createdAt',
} satisfies ListDefinition<SourceFilter>;
