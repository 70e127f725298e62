import type { ListDefinition } from '../../common/lists/list-definition.js';
import { ApplicationFilter } from './dto/application-filter.dto.js';
import { ApplicationResponse } from './dto/application.dto.js';

export const applicationList = {
  filter: ApplicationFilter,
  record: ApplicationResponse,
  sort: ['createdAt', 'answerBy'],
  defaultSort: 'createdAt',
  search: "the candidate's firstname and name",
} satisfies ListDefinition<ApplicationFilter>;
