import type { ListDefinition } from '../../common/lists/list-definition.js';
import { MergeFilter, MergeResponse } from './dto/merge.dto.js';

export const mergeList = {
  filter: MergeFilter,
  record: MergeResponse,
  sort: ['createdAt'],
  defaultSort: '-createdAt',
} satisfies ListDefinition<MergeFilter>;
