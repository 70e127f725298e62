import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  INTERVIEW_STATUSES,
  LANGUAGES,
  MAX_CODE,
  MAX_LINE,
  MAX_PHONE,
  MAX_SKILLS,
  MAX_URL,
  SKILL_LEVEL,
  USER_FUNCTIONS,
  type InterviewStatus,
  type Language,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsMongoId,
  IsObject,
  IsOptional,
  IsString,
  IsTimeZone,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Line, OptionalCountry, OptionalLine, OptionalText } from '../../../common/http/fields.js';
import { Nested } from '../../../common/http/nested.js';
import { VersionedRequest } from '../../../common/http/record.dto.js';
import { EmailAddress, Flag, IfGiven } from '../../../common/http/values.js';
import { CandidateInfoInputDto } from './candidate-info.dto.js';

/** A chosen skill. */
export class CandidateSkillInputDto {
  @IsMongoId()
  skillId: string;

  /** 0 is not rated, 1 to 5 are stars. */
  @IsInt()
  @Min(SKILL_LEVEL.min)
  @Max(SKILL_LEVEL.max)
  level: number;

  @OptionalText({ max: MAX_LINE })
  remark?: string | null;
}

/** Everything of a candidate that can be written, each field optional. */
export class CandidateFieldsDto {
  /** Language of the interface and of our mails. */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', required: false })
  @IfGiven()
  @IsIn(LANGUAGES)
  language?: Language;

  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', nullable: true, required: false })
  @IsOptional()
  @IsIn(USER_FUNCTIONS)
  function?: UserFunctionName | null;

  @OptionalLine()
  street?: string | null;

  @OptionalLine({ max: MAX_CODE })
  number?: string | null;

  @OptionalLine({ max: MAX_CODE })
  box?: string | null;

  @OptionalLine({ max: MAX_CODE })
  postal?: string | null;

  @OptionalLine()
  city?: string | null;

  /** Code of a province of the country (`provincesOf` of shared-types), `OTH` for another. */
  @OptionalLine({ max: 10 })
  province?: string | null;

  /** ISO 3166-1 alpha-2. */
  @OptionalCountry()
  country?: string | null;

  /** A number of the country, or an international one; kept as E.164. */
  @OptionalLine({ max: MAX_PHONE })
  phone?: string | null;

  @OptionalLine()
  skype?: string | null;

  /** Personal website, http or https; the same as `links.website`. */
  @OptionalLine({ max: MAX_URL })
  website?: string | null;

  /** IANA name, e.g. `Europe/Brussels`. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @IsTimeZone()
  timezone?: string | null;

  /** Free text about the candidate. */
  @OptionalText()
  info?: string | null;

  /** Whether anyone may see the public profile; `"true"` and `"false"` are taken too. */
  @IfGiven()
  @Flag()
  publicEnabled?: boolean;

  @IfGiven()
  @Flag()
  newsletter?: boolean;

  /**
   * Name to http(s) address; replaces all links but `website`, which stays unless it is named.
   * @example { "linkedin": "https://www.linkedin.com/in/noor" }
   */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, selfRequired: false })
  @IfGiven()
  @IsObject()
  links?: Record<string, string>;

  @IfGiven()
  @Nested(() => CandidateInfoInputDto)
  candidateInfo?: CandidateInfoInputDto;

  /** Replaces the whole list; at most five. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_SKILLS, { message: 'too_many_skills' })
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => CandidateSkillInputDto)
  skills?: CandidateSkillInputDto[];

  /** Recruiters only. */
  @ApiProperty({ enum: INTERVIEW_STATUSES, enumName: 'InterviewStatus', required: false })
  @IfGiven()
  @IsIn(INTERVIEW_STATUSES)
  status?: InterviewStatus;

  /** Recruiters only. */
  @IfGiven()
  @Flag()
  archived?: boolean;

  /** Id of a recruiter; recruiters only. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @IsMongoId()
  assignedTo?: string | null;

  /** Summary on the public profile; recruiters only. */
  @OptionalText()
  resumeSummary?: string | null;

  /** Recruiters only. */
  @OptionalLine()
  websiteTag?: string | null;

  /** Ids of tags, or labels of new ones; replaces the whole list. Recruiters only. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  tags?: string[];

  /** Recruiters only. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @IsMongoId()
  sourceId?: string | null;
}

/** A new candidate. */
export class CreateCandidateRequest extends CandidateFieldsDto {
  /** @example Noor */
  @Line()
  firstname: string;

  /** @example Dewitte */
  @Line()
  name: string;

  @EmailAddress()
  email: string;
}

/** Part of a candidate: fields left out stay as they are. */
export class UpdateCandidateRequest extends IntersectionType(CandidateFieldsDto, VersionedRequest) {
  @IfGiven()
  @Line()
  firstname?: string;

  @IfGiven()
  @Line()
  name?: string;

  /** Recruiters only; the login's address follows. */
  @IfGiven()
  @EmailAddress()
  email?: string;
}
