import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_STATUSES,
  USER_FUNCTIONS,
  type ApplicationStatus,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsMongoId, IsOptional } from 'class-validator';
import { Line, RichText } from '../../../common/http/fields.js';
import { Nested } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { IfGiven } from '../../../common/http/values.js';
import { DateRangeDto, DateRangeFilter, IdsFilter, Several } from '../../../common/lists/list-filters.dto.js';

/** Most applications that are approved or declined at once: the largest page. */
const MAX_DECISIONS = 100;

/** An application to make. */
export class ApplyRequest {
  @IsMongoId()
  jobId: string;

  /** The campaign that led to the job. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  campaignId?: string | null;

  @IsMongoId()
  candidateId: string;
}

/** Another status for one application; no mail is sent. */
export class UpdateApplicationRequest extends VersionedRequest {
  /** `successful` or `rejected`; the status it has already changes nothing. */
  @IfGiven()
  @IsIn(APPLICATION_STATUSES)
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus', required: false })
  status?: ApplicationStatus;
}

/** Applications to approve. */
export class ApproveRequest {
  /** At most 100. */
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_DECISIONS)
  @ArrayUnique()
  @IsMongoId({ each: true })
  jobApplicationIds: string[];
}

/** The mail that every declined candidate gets on their own. */
export class DeclineMailDto {
  @Line()
  subject: string;

  /** Rich text of at least two characters. */
  @RichText({ tooShort: 'message_to_short' })
  message: string;
}

/** Applications to decline, and the mail about it. */
export class DeclineRequest extends ApproveRequest {
  @Nested(() => DeclineMailDto)
  email: DeclineMailDto;
}

/** A direction a candidate translates in, ISO 639-1. */
export class ApplicationTranslationDto {
  from: string;
  to: string;
}

/** Who applied. */
export class ApplicationCandidateDto {
  _id: string;
  firstname: string;
  name: string;

  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', nullable: true })
  function: UserFunctionName | null;

  @ApiProperty({ type: String, nullable: true })
  city: string | null;

  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ type: String, nullable: true })
  country: string | null;

  /** File id of the photo. */
  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;

  /** Euro per word, or per hour for functions that do not bill per word. */
  @ApiProperty({ type: Number, nullable: true })
  pricePerWord: number | null;

  /** Euro per day. */
  @ApiProperty({ type: Number, nullable: true })
  dayRate: number | null;

  /** ISO 639-1. */
  @ApiProperty({ type: String, nullable: true })
  motherTongue: string | null;

  translationSkills: ApplicationTranslationDto[];
}

/** What was applied for; a deleted job keeps its title. */
export class ApplicationJobDto {
  _id: string;
  title: string;
  client: string;
}

/** A candidate's application for a job. `createdAt` is the application date. */
export class ApplicationResponse extends RecordDto {
  candidateId: string;
  jobId: string;

  /** The campaign that led to it. */
  @ApiProperty({ type: String, nullable: true })
  campaignId: string | null;

  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;

  /** The client of the job. */
  employer: string;

  /** When it was last approved or declined, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;

  candidate: ApplicationCandidateDto;
  job: ApplicationJobDto;
}

/** The applications that were decided on, as they are now. */
export class ApplicationsResponse {
  records: ApplicationResponse[];
}

/** Filters of the applications lists. */
export class ApplicationFilter {
  /** One or several statuses. */
  @IsOptional()
  @Several()
  @IsIn(APPLICATION_STATUSES, { each: true })
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus', isArray: true, required: false })
  status?: ApplicationStatus[];

  /** Applications for one or several jobs. */
  @IdsFilter()
  jobId?: string[];

  /** Applications of one or several candidates. */
  @IdsFilter()
  candidateId?: string[];

  /** Application date. */
  @DateRangeFilter()
  createdAt?: DateRangeDto;
}
