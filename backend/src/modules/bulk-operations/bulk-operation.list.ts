import type { ListDefinition } from '../../common/lists/list-definition.js';
import { BulkOperationFilter, BulkOperationResponse } from './dto/bulk-operation.dto.js';

export const bulkOperationList = {
  filter: BulkOperationFilter,
  record: BulkOperationResponse,
  sort: ['createdAt'],
  defaultSort: '-createdAt',
} satisfies ListDefinition<BulkOperationFilter>;
