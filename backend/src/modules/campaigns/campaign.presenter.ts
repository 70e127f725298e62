import { presentRecord } from '../../common/http/record.presenter.js';
import type { CampaignRecord } from './campaign.schema.js';
import type { CampaignResponse } from './dto/campaign.dto.js';

/** A campaign with the name of its medium. */
export type NamedCampaign = CampaignRecord & { mediumName: string };

export const presentCampaign = (campaign: NamedCampaign): CampaignResponse => ({
  ...presentRecord(campaign),
  title: campaign.title,
  mediumId: String(campaign.mediumId),
  medium: { _id: String(campaign.mediumId), name: campaign.mediumName },
  budget: campaign.budget,
  start: campaign.start,
  end: campaign.end,
  remarks: campaign.remarks,
});
