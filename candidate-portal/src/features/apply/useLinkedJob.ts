import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCampaignJobQuery, useListPublicJobsQuery } from '../../api';
import { useIsJobGone } from './useIsJobGone';

interface LinkedJob {
  title?: string;
  languageId?: string;
  function?: string;
  isOpen: boolean;
}

/** The job of an apply link as a visitor may read it; null until the API answers. */
export function useLinkedJob(campaignId: string | undefined, jobId: string | undefined): LinkedJob | null {
  const isGone = useIsJobGone(campaignId, jobId);
  const ofCampaign = useGetCampaignJobQuery(campaignId && jobId ? { campaignId, jobId } : skipToken);
  const listed = useListPublicJobsQuery(!campaignId && jobId ? { filter: { _id: [jobId] }, limit: 5 } : skipToken);
  const job = ofCampaign.currentData?.job ?? listed.currentData?.records[0];
  if (isGone) return { ...pick(job), isOpen: false };
  return job ? { ...pick(job), isOpen: true } : null;
}

const pick = (job: Omit<LinkedJob, 'isOpen'> | undefined) =>
  job && { title: job.title, languageId: job.languageId, function: job.function };
