import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { JOB_TIME_STATES, MAX_LINE, type JobTimeState } from '@byline/shared-types/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { Line, OptionalDay, OptionalLine, RichText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { IfGiven, WorkLanguageCode } from '../../../common/http/values.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';

const MAX_TAGS = 50;
const MAX_CAMPAIGNS = 100;

/** A new job. */
export class CreateJobRequest {
  /** @example "Translator EN/FR → NL, tourism site" */
  @Line()
  title: string;

  /** @example "Leie & Land" */
  @Line()
  client: string;

  /** @example translator */
  @Line()
  function: string;

  /** @example "€0.14 per word" */
  @Line()
  salary: string;

  /** Where the work is done. */
  @OptionalLine()
  location?: string | null;

  /** How much time it takes, in words. */
  @OptionalLine()
  time?: string | null;

  /** First day, `YYYY-MM-DD`; not before today when it is set or changed. */
  @OptionalDay()
  from?: string | null;

  /** Last day, `YYYY-MM-DD`; not before the first, nor before today when it is set or changed. */
  @OptionalDay()
  to?: string | null;

  /**
   * Language of the job, ISO 639-1.
   * @example nl
   */
  @WorkLanguageCode()
  languageId: string;

  /** One of GET employmenttypes. */
  @IsMongoId()
  employmentTypeId: string;

  /** One of GET applicantlevels. */
  @IsMongoId()
  applicantLevelId: string;

  /** Rich text: what candidates read before they apply. */
  @RichText()
  introduction: string;

  /** Rich text: who they would work for. */
  @RichText()
  description: string;

  /** Rich text: whom the client looks for. */
  @RichText()
  about: string;

  /** Rich text: what the client offers. */
  @RichText()
  offer: string;

  /** Ids of tags, or labels: a label that is new becomes a tag. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_TAGS)
  @ArrayUnique()
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(MAX_LINE, { each: true })
  tags?: string[];

  /** Campaign ids. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_CAMPAIGNS)
  @ArrayUnique()
  @IsMongoId({ each: true })
  campaigns?: string[];
}

/** Changes to a job: the fields given, the rest stays. */
export class UpdateJobRequest extends IntersectionType(
  PartialType(CreateJobRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** A tag of a job. */
export class JobTagDto {
  _id: string;
  label: string;
}

/** A campaign of a job; a deleted one keeps its title. */
export class JobCampaignDto {
  _id: string;
  title: string;
}

/** Number of applications by status. */
export class JobApplicationCountsDto {
  @ApiProperty({ type: 'integer' })
  pending: number;

  @ApiProperty({ type: 'integer' })
  rejected: number;

  @ApiProperty({ type: 'integer' })
  successful: number;
}

/** A job at a client. */
export class JobResponse extends RecordDto {
  title: string;
  client: string;
  function: string;
  salary: string;

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
  employmentTypeId: string;
  applicantLevelId: string;

  /** Rich text. */
  introduction: string;

  /** Rich text: who they would work for. */
  description: string;

  /** Rich text: whom the client looks for. */
  about: string;

  /** Rich text. */
  offer: string;

  /** Tag ids. */
  tags: string[];
  jobtags: JobTagDto[];

  /** Campaign ids. */
  campaigns: string[];
  jobcampaigns: JobCampaignDto[];

  /** For recruiters. */
  jobapplications?: JobApplicationCountsDto;
}

/** Filters of the job lists. */
export class JobFilter {
  /** One or several jobs. */
  @IdsFilter()
  _id?: string[];

  /** Time state today, in Europe/Brussels. */
  @IsOptional()
  @IsIn(JOB_TIME_STATES)
  @ApiProperty({ enum: JOB_TIME_STATES, enumName: 'JobTimeState', required: false })
  timeState?: JobTimeState;

  /** Jobs of one or several campaigns. */
  @IdsFilter()
  campaigns?: string[];
}
