import type { CampaignJobResponse, ListPublicJobsApiResponse } from '.';
import { api } from './enhanced';
import { OPEN_JOBS } from './open-jobs';

/** The job of an apply link, which comes with its page. */
interface FoundJob {
  campaignId: string;
  jobId: string;
  answer: CampaignJobResponse;
}

/** The path of an apply link whose job is gone, with what is open. */
interface GoneJob {
  gone: string;
  open: ListPublicJobsApiResponse;
}

export type GivenJob = FoundJob | GoneJob;

/** Puts the answer that came with a page in the place of the call for it. */
export function giveJob(given: GivenJob) {
  if ('gone' in given)
    return api.util.upsertQueryEntries([{ endpointName: 'listPublicJobs', arg: OPEN_JOBS, value: given.open }]);
  const { campaignId, jobId, answer } = given;
  return api.util.upsertQueryEntries([{ endpointName: 'getCampaignJob', arg: { campaignId, jobId }, value: answer }]);
}
