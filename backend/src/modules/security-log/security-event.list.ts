import type { ListDefinition } from '../../common/lists/list-definition.js';
import { SecurityEventFilter, SecurityEventResponse } from './dto/security-event.dto.js';

export const securityEventList = {
  filter: SecurityEventFilter,
  record: SecurityEventResponse,
  sort: ['at'],
  defaultSort: '-at',
} satisfies ListDefinition<SecurityEventFilter>;
