import { config } from '@byline/web-kit/config';

/** Where a visitor of the portal applies for a job that a campaign advertises (docs/domain/recruiting.md#applying). */
export const applyLink = (campaignId: string, jobId: string): string =>
  `${config.portalUrl}/apply/${campaignId}/${jobId}`;
