import type { NamedCampaign } from '../campaigns/campaign.presenter.js';
import { presentJob, presentWorkFields, type LabelledJob } from '../jobs/job.presenter.js';
import type { PublicCampaignResponse, PublicJobResponse } from './dto/public-job.dto.js';

/** Leaves out the client, the salary, the tags and the numbers of applications. */
export function presentPublicJob(job: LabelledJob): PublicJobResponse {
  const { _id, title, location, time, from, to, timeState, languageId, campaigns, createdAt, ...rest } =
    presentJob(job);
  const { introduction, description, about, offer } = rest;
  return {
    _id,
    title,
    function: rest.function,
    location,
    time,
    from,
    to,
    timeState,
    ...presentWorkFields(job),
    languageId,
    introduction,
    description,
    about,
    offer,
    campaigns,
    createdAt,
  };
}

export const presentPublicCampaign = ({ _id, title, start, end }: NamedCampaign): PublicCampaignResponse => ({
  _id: String(_id),
  title,
  start,
  end,
});
