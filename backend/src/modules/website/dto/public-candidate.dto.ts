import { ApiProperty } from '@nestjs/swagger';
import {
  LANGUAGES,
  SKILL_LEVEL,
  USER_FUNCTIONS,
  type Language,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { CountryCode, WorkLanguageCode } from '../../../common/http/values.js';
import { Several } from '../../../common/lists/list-filters.dto.js';
import { LabelDto } from '../../skills/dto/label.dto.js';

/** The function of a candidate. */
export class PublicUserFunctionDto {
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  _id: UserFunctionName;

  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  name: UserFunctionName;
}

/** A rated skill. */
export class PublicSkillDto {
  skillId: string;
  label: LabelDto;

  /** Stars, 1 to 5. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: SKILL_LEVEL.max })
  level: number;
}

/** Work experience. */
export class PublicExperienceDto {
  function: string;
  company: string;

  /** First day. */
  @ApiProperty({ type: String, format: 'date' })
  from: string;

  /** Last day; null while it goes on. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  to: string | null;
}

/** A diploma; it stores years only. */
export class PublicDiplomaDto {
  degree: string;
  institute: string;

  @ApiProperty({ type: 'integer', example: 2015 })
  from: number;

  /** Null while it goes on. */
  @ApiProperty({ type: 'integer', nullable: true, example: 2017 })
  to: number | null;
}

/** A piece of work; its bytes are at `website/candidates/{id}/file/{_id}`. */
export class PublicPortfolioDto {
  _id: string;
  title: string;

  @ApiProperty({ type: String, nullable: true })
  summary: string | null;

  /** @example application/pdf */
  mimeType: string;
}

/** What a list of public candidates shows of each. */
export class PublicCandidateCardResponse {
  _id: string;

  /** First name only: the surname is not public. */
  firstname: string;

  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', nullable: true })
  function: UserFunctionName | null;

  /** The function once more, as a list of one or none. */
  userfunction: PublicUserFunctionDto[];

  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ type: String, nullable: true, example: 'BE' })
  country: string | null;

  /** Language code. */
  @ApiProperty({ type: String, nullable: true, example: 'fr' })
  motherTongue: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  yearsExperience: number | null;

  /** Id of the photo; its bytes are at `website/candidates/{id}/file/{avatar}`. */
  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;

  /** Approved skills with a rating. */
  skills: PublicSkillDto[];

  /** Whether the candidate is available today. */
  available: boolean;

  /** The last day on which the candidate is not available; null while available, or when nobody knows that day. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  unavailableUntil: string | null;
}

/** A public profile. */
export class PublicCandidateDto extends PublicCandidateCardResponse {
  /** What the agency says of the candidate. */
  @ApiProperty({ type: String, nullable: true })
  resumeSummary: string | null;

  /** What candidates say of themselves. */
  @ApiProperty({ type: String, nullable: true })
  info: string | null;

  @ApiProperty({ type: String, nullable: true })
  projectPreferences: string | null;

  @ApiProperty({ type: String, nullable: true })
  topProject: string | null;

  /** The latest first. */
  workExperience: PublicExperienceDto[];

  /** The latest first. */
  diploma: PublicDiplomaDto[];

  /** Empty for functions without a portfolio. */
  portfolio: PublicPortfolioDto[];
}

export class PublicCandidateResponse {
  candidate: PublicCandidateDto;
}

/** Filters of the public candidates. */
export class PublicCandidateFilter {
  @IsOptional()
  @Several()
  @IsIn(USER_FUNCTIONS, { each: true })
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', isArray: true, required: false })
  function?: UserFunctionName[];

  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @Several()
  @CountryCode({ each: true })
  country?: string[];

  /** Language codes. */
  @IsOptional()
  @Several()
  @WorkLanguageCode({ each: true })
  motherTongue?: string[];
}

/** The candidate that a registration made. */
export class RegisteredCandidateDto {
  _id: string;
  userId: string;
  firstname: string;
  name: string;
  email: string;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', nullable: true })
  function: UserFunctionName | null;
}

export class RegisteredCandidateResponse {
  candidate: RegisteredCandidateDto;
}
