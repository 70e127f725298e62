import type { ListDefinition } from '../../common/lists/list-definition.js';
import { DiplomaFilter } from './dto/diploma.dto.js';

export const diplomaList = {
  filter: DiplomaFilter,
  sort: ['createdAt', 'from'],
  defaultSort: 'createdAt',
  fields: ['candidateId', 'degree', 'institute', 'from', 'to', 'country', 'createdAt', 'modifiedAt', 'version'],
} satisfies ListDefinition<DiplomaFilter>;
