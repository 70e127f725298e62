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

/** Demo jobs with a campaign, as in a visitor's link; ongoing ones by default. */
export async function campaignJobs(timeState: JobTimeState = 'ongoing'): Promise<[CampaignJob, ...CampaignJob[]]> {
  const call = await callsOf();
  const { records } = await call<{ records: StoredJob[] }>('GET', `jobs?limit=100&filter[timeState]=${timeState}`);
  const [first, ...others] = records.flatMap(({ _id: jobId, title, languageId: language, campaigns: [campaignId] }) =>
    campaignId === undefined ? [] : [{ campaignId, jobId, title, language }],
  );
  if (!first) throw new Error(`the demo data has no ${timeState} job with a campaign`);
  return [first, ...others];
}

export const firstCampaignJob = async (timeState?: JobTimeState): Promise<CampaignJob> =>
  (await campaignJobs(timeState))[0];
