import type { CampaignJobResponse } from '.';
import { connectApi } from './connect';
import { api } from './enhanced';
import type { LateStore } from './late-store';

/** The job of an apply link, which comes with its page. */
export interface GivenJob {
  campaignId: string;
  jobId: string;
  answer: CampaignJobResponse;
}

/** Lets the client of the API join, with the answer there already where there is one, so that nobody asks for it. */
export function connectWith(store: LateStore, job: GivenJob | null): void {
  connectApi(store);
  if (!job) return;
  const { campaignId, jobId, answer } = job;
  store.dispatch(
    api.util.upsertQueryEntries([{ endpointName: 'getCampaignJob', arg: { campaignId, jobId }, value: answer }]),
  );
}
