import type { ListDefinition } from '../../common/lists/list-definition.js';
import { TagFilter, TagResponse } from './dto/tag.dto.js';

export const tagList = {
  filter: TagFilter,
  record: TagResponse,
  sort: ['createdAt', 'label'],
  texts: ['label'],
  defaultSort: 'createdAt',
  search: 'label',
  maxLimit: 400,
} satisfies ListDefinition<TagFilter>;
