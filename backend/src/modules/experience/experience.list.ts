import type { ListDefinition } from '../../common/lists/list-definition.js';
import { ExperienceFilter } from './dto/experience.dto.js';

export const experienceList = {
  filter: ExperienceFilter,
  sort: ['createdAt', 'from'],
  defaultSort: 'createdAt',
  fields: ['candidateId', 'function', 'company', 'from', 'to', 'createdAt', 'modifiedAt', 'version'],
} satisfies ListDefinition<ExperienceFilter>;
