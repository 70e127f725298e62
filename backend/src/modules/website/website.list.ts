import type { ListDefinition } from '../../common/lists/list-definition.js';
import {
  PublicCandidateCardResponse,
  PublicCandidateFilter,
  PublicPageFilter,
  PublicPageResponse,
} from './dto/public-candidate.dto.js';
import {
  PublicCampaignFilter,
  PublicCampaignResponse,
  PublicJobFilter,
  PublicJobResponse,
} from './dto/public-job.dto.js';

/** Without a search, which would reveal surnames. */
export const publicCandidateList = {
  filter: PublicCandidateFilter,
  record: PublicCandidateCardResponse,
  sort: ['createdAt'],
  defaultSort: '-createdAt',
} satisfies ListDefinition<PublicCandidateFilter>;

/** A page is one file of a sitemap. */
export const publicPageList = {
  filter: PublicPageFilter,
  record: PublicPageResponse,
  sort: ['_id'],
  defaultSort: '_id',
  maxLimit: 1000,
  defaultLimit: 1000,
} satisfies ListDefinition<PublicPageFilter>;

/** Without a search, which would reveal clients. */
export const publicJobList = {
  filter: PublicJobFilter,
  record: PublicJobResponse,
  sort: ['createdAt', 'title', 'from', 'to'],
  texts: ['title'],
  defaultSort: 'createdAt',
} satisfies ListDefinition<PublicJobFilter>;

export const publicCampaignList = {
  filter: PublicCampaignFilter,
  record: PublicCampaignResponse,
  sort: ['createdAt', 'title'],
  texts: ['title'],
  defaultSort: 'createdAt',
  search: 'title',
} satisfies ListDefinition<PublicCampaignFilter>;
