import { OmitType, PickType } from '@nestjs/swagger';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';
import { CampaignResponse } from '../../campaigns/dto/campaign.dto.js';
import { JobFilter } from '../../jobs/dto/job-filter.dto.js';
import { JobResponse } from '../../jobs/dto/job.dto.js';
import { WORK_FIELDS } from '../../jobs/job.rules.js';

/** A job, without its client and without numbers of applications. */
export class PublicJobResponse extends PickType(JobResponse, [
  '_id',
  'title',
  'function',
  'location',
  'time',
  'from',
  'to',
  'timeState',
  ...WORK_FIELDS,
  'languageId',
  'introduction',
  'description',
  'about',
  'offer',
  'campaigns',
  'createdAt',
]) {}

/** Filters of the public jobs: their tags are the agency's. */
export class PublicJobFilter extends OmitType(JobFilter, ['tags']) {}

/** A campaign, without its medium, budget and remarks. */
export class PublicCampaignResponse extends PickType(CampaignResponse, ['_id', 'title', 'start', 'end']) {}

/** Filters of the public campaigns. */
export class PublicCampaignFilter {
  /**
   * One or several campaigns.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  _id?: string[];
}
