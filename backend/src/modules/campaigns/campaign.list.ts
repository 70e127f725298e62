import type { ListDefinition } from '../../common/lists/list-definition.js';
import { CampaignFilter } from './dto/campaign.dto.js';

export const campaignList = {
  filter: CampaignFilter,
  sort: ['createdAt', 'title'],
  defaultSort: 'createdAt',
  fields: [
    '_id',
    'title',
    'mediumId',
    'medium',
    'budget',
    'start',
    'end',
    'remarks',
    'createdAt',
    'modifiedAt',
    'version',
  ],
  search: 'title',
} satisfies ListDefinition<CampaignFilter>;
