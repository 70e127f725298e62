import { skipToken } from '@reduxjs/toolkit/query/react';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetCampaignJobQuery, useListPublicJobsQuery } from '../../api';
import { GoneJobPath, isGoneAnswer } from './gone-job';

/**
 * Whether the job of an apply link is gone or over, according to the server of the page or else the API. For a link
 * without a campaign, reads the job from the public list.
 */
export function useIsJobGone(campaignId: string | undefined, jobId: string | undefined): boolean {
  const isGiven = use(GoneJobPath) === useLocation().pathname;
  const asked = isGiven ? undefined : jobId;
  const ofCampaign = useGetCampaignJobQuery(campaignId && asked ? { campaignId, jobId: asked } : skipToken);
  const listed = useListPublicJobsQuery(!campaignId && asked ? { filter: { _id: [asked] }, limit: 5 } : skipToken);
  if (isGiven) return true;
  if (listed.currentData?.records.every(({ timeState }) => timeState === 'finished')) return true;
  return isGoneAnswer(ofCampaign.error ?? listed.error);
}
