import type { JobTimeState } from '@byline/shared-types/domain';
import type { RunningProduct } from './product.ts';

export interface CampaignJob {
  campaignId: string;
  jobId: string;
  title: string;
  /** Of its texts. */
  language: string;
}

interface Page<T> {
  records: T[];
}

interface StoredJob {
  _id: string;
  title: string;
  languageId: string;
  campaigns: string[];
}

/** A job of the demo data that has a campaign, as a visitor's link names it; one that is going on unless another is asked for. */
export async function firstCampaignJob(
  { urls }: RunningProduct,
  timeState: JobTimeState = 'ongoing',
): Promise<CampaignJob> {
  const login = await fetch(`${urls.api}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lotte.janssens@byline.example', password: 'byline-demo-2026' }),
  });
  const { token } = (await login.json()) as { token: string };
  const response = await fetch(`${urls.api}/api/v1/jobs?limit=100&filter[timeState]=${timeState}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { records } = (await response.json()) as Page<StoredJob>;
  const job = records.find(({ campaigns }) => campaigns.length > 0);
  if (!job) throw new Error(`the demo data has no ${timeState} job with a campaign`);
  return { campaignId: job.campaigns[0] ?? '', jobId: job._id, title: job.title, language: job.languageId };
}
