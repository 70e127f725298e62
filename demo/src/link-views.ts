import type { LinkViewRecord } from '@byline/backend/modules/link-views/link-view.schema.js';
import type { JobRecord } from '@byline/backend/modules/jobs/job.schema.js';
import { demoId } from './ids.ts';
import { Random } from './random.ts';
import { stamps } from './records.ts';

/** Each apply link was opened several times for each application for its job. */
export const linkViews = (jobs: readonly JobRecord[]): LinkViewRecord[] =>
  jobs
    .flatMap((job) => job.campaigns.map((campaignId) => ({ job, campaignId })))
    .map(({ job, campaignId }, index) => ({
      _id: demoId('linkView', index),
      campaignId,
      jobId: job._id,
      count: new Random(`views ${index}`).int(20, 240),
      ...stamps(job.createdAt),
    }));
