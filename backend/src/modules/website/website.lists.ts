import type { ListDefinition } from '../../common/lists/list-definition.js';
import { JobFilter } from '../jobs/dto/job.dto.js';
import { PublicCandidateFilter } from './dto/public-candidate.dto.js';
import { PublicCampaignFilter } from './dto/public-job.dto.js';

/** Not searched: a search would tell surnames, which are not public. */
export const publicCandidateList = {
  filter: PublicCandidateFilter,
  sort: ['createdAt'],
  defaultSort: '-createdAt',
  fields: [
    '_id',
    'firstname',
    'function',
    'userfunction',
    'country',
    'motherTongue',
    'yearsExperience',
    'avatar',
    'skills',
    'available',
    'unavailableUntil',
  ],
} satisfies ListDefinition<PublicCandidateFilter>;

/** Not searched: a search would tell clients, which are not public. */
export const publicJobList = {
  filter: JobFilter,
  sort: ['createdAt', 'title', 'from', 'to'],
  defaultSort: 'createdAt',
  fields: [
    '_id',
    'title',
    'function',
    'location',
    'time',
    'from',
    'to',
    'timeState',
    'languageId',
    'introduction',
    'description',
    'about',
    'offer',
    'campaigns',
    'createdAt',
  ],
} satisfies ListDefinition<JobFilter>;

export const publicCampaignList = {
  filter: PublicCampaignFilter,
  sort: ['createdAt', 'title'],
  defaultSort: 'createdAt',
  fields: ['_id', 'title', 'start', 'end'],
  search: 'title',
} satisfies ListDefinition<PublicCampaignFilter>;
