import type { ListDefinition } from '../../common/lists/list-definition.js';
import { JobFilter } from './dto/job-filter.dto.js';
import { JobResponse } from './dto/job.dto.js';

export const jobList = {
  filter: JobFilter,
  record: JobResponse,
  sort: ['createdAt', 'title', 'client', 'from', 'to'],
  texts: ['title', 'client'],
  defaultSort: 'createdAt',
  search: 'title, client',
} satisfies ListDefinition<JobFilter>;
