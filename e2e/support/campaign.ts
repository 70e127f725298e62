import type { JobTimeState } from '@byline/shared-types/domain';
import { callsOf } from './calls.ts';

export interface CampaignJob {
  campaignId: string;
  jobId: string;
  title: string;
  /** The language of its texts. */
  language: string;
}

interface StoredJob {
  _id: string;
  title: string;
  languageId: string;
  campaigns: string[];
}

/** A demo job with a campaign, as in a visitor's link; an ongoing one by default. */
export async function firstCampaignJob(timeState: JobTimeState = 'ongoing'): Promise<CampaignJob> {
  const call = await callsOf();
  const { records } = await call<{ records: StoredJob[] }>('GET', `jobs?limit=100&filter[timeState]=${timeState}`);
  const job = records.find(({ campaigns }) => campaigns.length > 0);
  if (!job) throw new Error(`the demo data has no ${timeState} job with a campaign`);
  return { campaignId: job.campaigns[0] ?? '', jobId: job._id, title: job.title, language: job.languageId };
}
