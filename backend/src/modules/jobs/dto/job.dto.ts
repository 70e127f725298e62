import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { ANSWER_DAYS, JOB_TIME_STATES, MAX_LINE, type JobTimeState } from '@byline/shared-types/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { Line, Lines, OptionalDay, OptionalLine, OptionalRichText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull, WorkLanguageCode } from '../../../common/http/values.js';
import { CampaignResponse } from '../../campaigns/dto/campaign.dto.js';
import { TagResponse } from '../../tags/dto/tag.dto.js';
import { WorkDto } from './work.dto.js';

const MAX_TAGS = 50;
const MAX_CAMPAIGNS = 100;

/** A new job. */
export class CreateJobRequest extends WorkDto {
  /**
   * Title.
   * @example "Translator EN/FR → NL, tourism site"
   */
  @Line()
  title: string;

  /**
   * The client.
   * @example "Leie & Land"
   */
  @Line()
  client: string;

  /**
   * Function that the job asks for.
   * @example translator
   */
  @Line()
  function: string;

  /**
   * Pay, in words.
   * @example "€0.14 per word"
   */
  @Line()
  salary: string;

  /**
   * Place of work.
   * @example "Gent, or from home"
   */
  @OptionalLine()
  location?: string | null;

  /**
   * Working time, in words.
   * @example "Two days a week"
   */
  @OptionalLine()
  time?: string | null;

  /** First day on which candidates can apply, `YYYY-MM-DD`; not before today when it is set or changed. */
  @ApiProperty({ example: '2035-07-02' })
  @OptionalDay()
  from?: string | null;

  /** Last day on which candidates can apply, `YYYY-MM-DD`; not before the first day and, when it is set or changed, not before today. */
  @ApiProperty({ example: '2035-09-28' })
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

  /** Rich text: introduction that candidates read before they apply. */
  @OptionalRichText()
  introduction?: string | null;

  /** Rich text: the client. */
  @OptionalRichText()
  description?: string | null;

  /** Rich text: the profile that the client looks for. */
  @OptionalRichText()
  about?: string | null;

  /** Rich text: the offer of the client. */
  @OptionalRichText()
  offer?: string | null;

  /**
   * Days until applicants get an answer; null for the usual 14.
   * @example 14
   */
  @IsOptional()
  @IsInt()
  @Min(ANSWER_DAYS.min)
  @Max(ANSWER_DAYS.max)
  @ApiProperty({ type: 'integer', nullable: true, required: false })
  answerDays?: number | null;

  /**
   * Ids or labels of tags; a new label creates a tag.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @Lines()
  @ArrayMaxSize(MAX_TAGS)
  @ArrayUnique()
  @IsNotEmpty({ each: true })
  @MaxLength(MAX_LINE, { each: true })
  tags?: string[];

  /**
   * Campaign ids.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_CAMPAIGNS)
  @ArrayUnique()
  @IsMongoId({ each: true })
  campaigns?: string[];
}

/** Changes to a job. Fields left out stay as they are. */
export class UpdateJobRequest extends IntersectionType(
  PartialType(CreateJobRequest, { skipNullProperties: false }),
  VersionedRequest,
) {
  /** True closes the job before its last day, so that it takes no applications and its links answer 410; false opens it again. */
  @OptionalNotNull()
  @IsBoolean()
  closed?: boolean;
}

/** A campaign of a job; a deleted one keeps its title. */
export class JobCampaignDto extends PickType(CampaignResponse, ['_id', 'title']) {}

/** Number of applications by status. */
export class JobApplicationCountsDto {
  /**
   * How many are pending.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  pending: number;

  /**
   * How many were declined.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  rejected: number;

  /**
   * How many were approved.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  successful: number;
}

/** A job at a client. `tags` and `campaigns` are ids; `jobtags` and `jobcampaigns` hold their names. */
export class JobResponse extends IntersectionType(RecordDto, Answered(CreateJobRequest)) {
  /** When a recruiter closed it before its last day, ISO 8601; null otherwise. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  closedAt: string | null;

  /** Computed from the two days and today in Europe/Brussels; `none` without any day, `finished` if a recruiter closed it. */
  @ApiProperty({ enum: JOB_TIME_STATES, enumName: 'JobTimeState' })
  timeState: JobTimeState;

  /** The tags with their labels. */
  jobtags: TagResponse[];

  /** The campaigns with their titles. */
  jobcampaigns: JobCampaignDto[];

  /** Only for recruiters. */
  jobapplications?: JobApplicationCountsDto;

  /**
   * Id of the recruiter who wrote this version; null for a new job, and after the deletion of their login. Only for recruiters.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true, required: false })
  modifiedBy?: string | null;
}
