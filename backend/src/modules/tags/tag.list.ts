import type { ListDefinition } from '../../common/lists/list-definition.js';
import { TagFilter } from './dto/tag.dto.js';

export const tagList = {
  filter: TagFilter,
  sort: ['createdAt', 'label'],
  defaultSort: 'createdAt',
  fields: ['label'],
  search: 'label',
  maxLimit: 400,
} satisfies ListDefinition<TagFilter>;
