import type { ListDefinition } from '../../common/lists/list-definition.js';
import { ApplicationFilter } from './dto/application.dto.js';

export const applicationList = {
  filter: ApplicationFilter,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  fields: [
    '_id',
    'candidateId',
    'jobId',
    'campaignId',
    'status',
    'employer',
    'decidedAt',
    'candidate',
    'job',
    'createdAt',
    'modifiedAt',
    'version',
  ],
  search: "the candidate's firstname and name",
} satisfies ListDefinition<ApplicationFilter>;
