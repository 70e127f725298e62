import type { CampaignJobResponse, ListPublicJobsApiResponse } from '.';
import { connectApi } from './connect';
import { api } from './enhanced';
import type { LateStore } from './late-store';
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

/** Lets the client of the API join, with the answer there already where there is one, so that nobody asks for it. */
export function connectWith(store: LateStore, given: GivenJob | null): void {
  connectApi(store);
  if (given) store.dispatch(api.util.upsertQueryEntries([entryOf(given)]));
}

function entryOf(given: GivenJob) {
  if ('gone' in given) return { endpointName: 'listPublicJobs' as const, arg: OPEN_JOBS, value: given.open };
  const { campaignId, jobId, answer } = given;
  return { endpointName: 'getCampaignJob' as const, arg: { campaignId, jobId }, value: answer };
}
