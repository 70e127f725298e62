import { ApiProperty } from '@nestjs/swagger';
import { JOB_TIME_STATES, type JobTimeState } from '@byline/shared-types/domain';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';

/** A job, without its client and without numbers of applications. */
export class PublicJobResponse {
  _id: string;
  title: string;
  function: string;

  @ApiProperty({ type: String, nullable: true })
  location: string | null;

  @ApiProperty({ type: String, nullable: true })
  time: string | null;

  /** First day, `YYYY-MM-DD`. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  from: string | null;

  /** Last day, `YYYY-MM-DD`. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  to: string | null;

  /** Follows from the two days, today in Europe/Brussels; `none` without any day. */
  @ApiProperty({ enum: JOB_TIME_STATES, enumName: 'JobTimeState' })
  timeState: JobTimeState;

  /** ISO 639-1. */
  languageId: string;

  /** Rich text. */
  introduction: string;

  /** Rich text: who they would work for. */
  description: string;

  /** Rich text: whom the client looks for. */
  about: string;

  /** Rich text. */
  offer: string;

  /** Campaigns it can be applied for through. */
  campaigns: string[];

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}

/** A campaign, without its medium, budget and remarks. */
export class PublicCampaignResponse {
  _id: string;
  title: string;

  /** First day, `YYYY-MM-DD`. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  start: string | null;

  /** Last day, `YYYY-MM-DD`. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  end: string | null;
}

/** Filters of the public campaigns. */
export class PublicCampaignFilter {
  /** One or several campaigns. */
  @IdsFilter()
  _id?: string[];
}
