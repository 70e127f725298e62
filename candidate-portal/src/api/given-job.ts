import type { CampaignJobResponse, ListPublicJobsApiResponse } from '.';
import { api } from './enhanced';
import { OPEN_JOBS } from './open-jobs';

/** The job of an apply link; the server sends it with the page. */
interface FoundJob {
  campaignId: string;
  jobId: string;
  answer: CampaignJobResponse;
}

/** The path of an apply link whose job is gone, and the open jobs. */
interface GoneJob {
  gone: string;
  open: ListPublicJobsApiResponse;
}

export type GivenJob = FoundJob | GoneJob;

/** Caches the answer that the server sends with the page, so that the app does not ask the API for it. */
export function giveJob(given: GivenJob) {
  if ('gone' in given)
    return api.util.upsertQueryEntries([{ endpointName: 'listPublicJobs', arg: OPEN_JOBS, value: given.open }]);
  const { campaignId, jobId, answer } = given;
  return api.util.upsertQueryEntries([{ endpointName: 'getCampaignJob', arg: { campaignId, jobId }, value: answer }]);
}
