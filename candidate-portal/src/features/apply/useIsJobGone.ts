import { statusOf } from '@byline/web-kit/problems';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCampaignJobQuery, useListPublicJobsQuery } from '../../api';

/** Not there, not any more, or never an id. */
const GONE = [400, 404, 410];

/** Whether the job of an apply link is known to be gone or over; a link without its campaign asks the list. */
export function useIsJobGone(campaignId: string | undefined, jobId: string | undefined): boolean {
  const ofCampaign = useGetCampaignJobQuery(campaignId && jobId ? { campaignId, jobId } : skipToken);
  const listed = useListPublicJobsQuery(!campaignId && jobId ? { filter: { _id: [jobId] }, limit: 5 } : skipToken);
  if (listed.currentData?.records.every(({ timeState }) => timeState === 'finished')) return true;
  return GONE.includes(statusOf(ofCampaign.error ?? listed.error) ?? 0);
}
