import type { ListDefinition } from '../../common/lists/list-definition.js';
import { MediumFilter } from './dto/medium.dto.js';

export const mediumList = {
  filter: MediumFilter,
  sort: ['createdAt', 'name'],
  defaultSort: '-createdAt',
  fields: [
    '_id',
    'name',
    'street',
    'postal',
    'city',
    'country',
    'url',
    'startPrice',
    'remarks',
    'avatar',
    'createdAt',
    'modifiedAt',
    'version',
  ],
  search: 'name',
  // The country filter of the screen is built from all of them (docs/domain/recruiting.md#mediums).
  maxLimit: 1_000,
} satisfies ListDefinition<MediumFilter>;
