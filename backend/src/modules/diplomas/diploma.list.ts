import type { ListDefinition } from '../../common/lists/list-definition.js';
import { DiplomaFilter, DiplomaResponse } from './dto/diploma.dto.js';

export const diplomaList = {
  filter: DiplomaFilter,
  record: DiplomaResponse,
  sort: ['createdAt', 'from'],
  defaultSort: 'createdAt',
} satisfies ListDefinition<DiplomaFilter>;
