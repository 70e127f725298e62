import type { ListDefinition } from '../../common/lists/list-definition.js';
import { MediumFilter, MediumResponse } from './dto/medium.dto.js';

export const mediumList = {
  filter: MediumFilter,
  record: MediumResponse,
  sort: ['createdAt', 'name'],
  texts: ['name'],
  defaultSort: '-createdAt',
  search: 'name',
  // The screen reads all mediums for its country filter (docs/domain/recruiting.md#mediums).
  maxLimit: 1_000,
} satisfies ListDefinition<MediumFilter>;
