import type { Model } from 'mongoose';
import type { ApplicationRecord } from '../../src/modules/applications/application.schema.js';
import type { ApplicationResponse } from '../../src/modules/applications/dto/application.dto.js';
import type { TestApi } from '../support/api.js';
import type { Client } from '../support/client.js';
import { createCandidate } from './candidates.js';
import { createJob } from './jobs.js';

export const applicationsModel = (api: TestApi): Model<ApplicationRecord> => api.model('JobApplication');

/** A pending application, as a recruiter enters it; makes the candidate and the job when none is given. */
export async function createApplication(
  api: TestApi,
  recruiter: Client,
  fields: { candidateId?: string; jobId?: string; campaignId?: string } = {},
): Promise<ApplicationResponse> {
  const candidateId = fields.candidateId ?? String((await createCandidate(api))._id);
  const jobId = fields.jobId ?? String((await createJob(api))._id);
  const { status, body } = await recruiter.create<ApplicationResponse>('/jobs/apply', {
    ...fields,
    candidateId,
    jobId,
  });
  if (status !== 201) throw new Error(`applying answered ${status}`);
  return body;
}
