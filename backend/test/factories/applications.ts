import type { Model } from 'mongoose';
import type { ApplicationRecord } from '../../src/modules/applications/application.schema.js';
import type { ApplicationResponse } from '../../src/modules/applications/dto/application.dto.js';
import type { TestApi } from '../support/api.js';
import type { Client } from '../support/client.js';
import { createCandidate } from './candidates.js';
import { createJob } from './jobs.js';

export const applicationsModel = (api: TestApi): Model<ApplicationRecord> => api.model('JobApplication');

/** A pending application, entered by a recruiter; creates the candidate and the job if not given. */
export async function createApplication(
  api: TestApi,
  recruiter: Client,
  fields: { candidateId?: string; jobId?: string; campaignId?: string } = {},
): Promise<ApplicationResponse> {
  const candidateId = fields.candidateId ?? String((await createCandidate(api))._id);
  const jobId = fields.jobId ?? String((await createJob(api))._id);
  return recruiter.create('/jobs/apply', { ...fields, candidateId, jobId });
}
