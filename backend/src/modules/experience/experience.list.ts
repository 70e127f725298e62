import type { ListDefinition } from '../../common/lists/list-definition.js';
import { ExperienceFilter, ExperienceResponse } from './dto/experience.dto.js';

export const experienceList = {
  filter: ExperienceFilter,
  record: ExperienceResponse,
  sort: ['createdAt', 'from'],
  defaultSort: 'createdAt',
} satisfies ListDefinition<ExperienceFilter>;
