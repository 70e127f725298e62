import { PickType } from '@nestjs/swagger';
import { CampaignResponse } from '../../campaigns/dto/campaign.dto.js';
import { WORK_FIELDS } from '../job.rules.js';
import { JobResponse } from './job.dto.js';

/** The campaign of an apply link. */
export class ApplyCampaignDto extends PickType(CampaignResponse, ['title']) {}

/** The job of an apply link. */
export class ApplyJobDto extends PickType(JobResponse, [
  ...(['title', 'function', 'introduction', 'languageId'] as const),
  ...WORK_FIELDS,
]) {}

/** The part of a job and its campaign that the visitor of an apply link sees. */
export class CampaignJobResponse {
  /** The campaign. */
  campaign: ApplyCampaignDto;

  /** The job. */
  job: ApplyJobDto;
}
