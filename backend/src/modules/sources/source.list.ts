import type { ListDefinition } from '../../common/lists/list-definition.js';
import { SourceFilter } from './dto/source.dto.js';

export const sourceList = {
  filter: SourceFilter,
  sort: ['createdAt', 'label'],
  defaultSort: 'createdAt',
  fields: ['label'],
} satisfies ListDefinition<SourceFilter>;
