import { config } from '@byline/web-kit/config';

/** The address where a visitor applies for a job of a campaign (docs/domain/recruiting.md#applying). */
export const applyLink = (campaignId: string, jobId: string): string =>
  `${config.portalUrl}/apply/${campaignId}/${jobId}`;
