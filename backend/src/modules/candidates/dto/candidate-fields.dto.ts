import { ApiProperty } from '@nestjs/swagger';
import {
  INTERVIEW_STATUSES,
  LANGUAGES,
  MAX_CODE,
  MAX_PHONE,
  PUBLIC_BLOCKS,
  USER_FUNCTIONS,
  type InterviewStatus,
  type Language,
  type PublicBlock,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { ArrayUnique, IsIn, IsOptional, IsTimeZone } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { OptionalCountry, OptionalLine, OptionalText } from '../../../common/http/fields.js';
import { BooleanLike, OptionalNotNull } from '../../../common/http/values.js';

/*
 * Fields that requests, the record and answers share: a declaration here is part of all three. A field also needs its place in
 * candidate.schema.ts.
 */

/** Fields that lists and profiles show. */
export class PersonalFieldsDto {
  /** Language of the interface and of our mails. */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', required: false })
  @OptionalNotNull()
  @IsIn(LANGUAGES)
  language?: Language;

  /** The candidate's profession. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', nullable: true, required: false })
  @IsOptional()
  @IsIn(USER_FUNCTIONS)
  function?: UserFunctionName | null;

  /**
   * Street.
   * @example Veldstraat
   */
  @OptionalLine()
  street?: string | null;

  /**
   * House number.
   * @example "12"
   */
  @OptionalLine({ max: MAX_CODE })
  number?: string | null;

  /**
   * Box of a house number.
   * @example "3"
   */
  @OptionalLine({ max: MAX_CODE })
  box?: string | null;

  /**
   * Postal code.
   * @example "9000"
   */
  @OptionalLine({ max: MAX_CODE })
  postal?: string | null;

  /**
   * City.
   * @example Gent
   */
  @OptionalLine()
  city?: string | null;

  /**
   * Code of a province of the country (`provincesOf` of shared-types), `OTH` for another.
   * @example OVL
   */
  @OptionalLine({ max: 10 })
  province?: string | null;

  /** ISO 3166-1 alpha-2. */
  @OptionalCountry()
  country?: string | null;

  /**
   * A number of the country, or an international one; stored as E.164.
   * @example "+32470123456"
   */
  @OptionalLine({ max: MAX_PHONE })
  phone?: string | null;

  /** Whether anyone may see the public profile. */
  @OptionalNotNull()
  @BooleanLike()
  publicEnabled?: boolean;

  /**
   * Summary on the public profile; written by recruiters.
   * @example "An ear for tone."
   */
  @OptionalText()
  resumeSummary?: string | null;
}

/** Fields that only the profile shows. */
export class ProfileFieldsDto {
  /**
   * Skype name.
   * @example camille.lefevre
   */
  @OptionalLine()
  skype?: string | null;

  /**
   * IANA name, e.g. `Europe/Brussels`.
   * @example "Europe/Brussels"
   */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @IsTimeZone()
  timezone?: string | null;

  /**
   * Free text about the candidate.
   * @example "I translate museum guides."
   */
  @OptionalText()
  info?: string | null;

  /** Blocks that the public profile leaves out. */
  @ApiProperty({ enum: PUBLIC_BLOCKS, enumName: 'PublicBlock', isArray: true, required: false })
  @OptionalNotNull()
  @IsIn(PUBLIC_BLOCKS, { each: true })
  @ArrayUnique()
  publicHidden?: PublicBlock[];

  /** Whether search engines may list the public profile. */
  @OptionalNotNull()
  @BooleanLike()
  publicSearchable?: boolean;

  /** Whether the newsletter is wanted. */
  @OptionalNotNull()
  @BooleanLike()
  newsletter?: boolean;
}

/** Fields that only recruiters see and write. */
export class ManagedFieldsDto {
  /** Step of the recruitment; recruiters only. */
  @ApiProperty({ enum: INTERVIEW_STATUSES, enumName: 'InterviewStatus', required: false })
  @OptionalNotNull()
  @IsIn(INTERVIEW_STATUSES)
  status?: InterviewStatus;

  /** Whether the candidate is archived; recruiters only. */
  @OptionalNotNull()
  @BooleanLike()
  archived?: boolean;

  /**
   * Tag for the agency’s website; recruiters only.
   * @example museum
   */
  @OptionalLine()
  websiteTag?: string | null;
}

export class PersonalDto extends Answered(PersonalFieldsDto) {}
export class ProfileDto extends Answered(ProfileFieldsDto) {}
export class ManagedDto extends Answered(ManagedFieldsDto) {}
