import type { ListDefinition } from '../../common/lists/list-definition.js';
import { CampaignFilter, CampaignResponse } from './dto/campaign.dto.js';

export const campaignList = {
  filter: CampaignFilter,
  record: CampaignResponse,
  sort: ['createdAt', 'title'],
  texts: ['title'],
  defaultSort: 'createdAt',
  search: 'title',
} satisfies ListDefinition<CampaignFilter>;
