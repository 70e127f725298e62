import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { SKILL_LEVEL, USER_FUNCTIONS, type UserFunctionName } from '@byline/shared-types/domain';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { CountryCode, WorkLanguageCode } from '../../../common/http/values.js';
import { CsvOrArray } from '../../../common/lists/list-filters.dto.js';
import { CandidateInfoDto, SkillSetDto } from '../../candidates/dto/candidate-info.dto.js';
import { TranslationSkillDto } from '../../candidates/dto/language-skills.dto.js';
import { CandidateBaseDto } from '../../candidates/dto/candidate.dto.js';
import { DiplomaResponse } from '../../diplomas/dto/diploma.dto.js';
import { ExperienceResponse } from '../../experience/dto/experience.dto.js';
import { FileResponse } from '../../files/dto/file.dto.js';
import { LabelDto } from '../../skills/dto/label.dto.js';

/** A rated skill. */
export class PublicSkillDto {
  /** Skill id. */
  skillId: string;

  /** Label. */
  label: LabelDto;

  /**
   * Stars, 1 to 5.
   * @example 4
   */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: SKILL_LEVEL.max })
  level: number;
}

/** Work experience. */
export class PublicExperienceDto extends PickType(ExperienceResponse, ['function', 'company', 'from', 'to']) {}

/** A diploma; it stores years only. */
export class PublicDiplomaDto extends PickType(DiplomaResponse, ['degree', 'institute', 'from', 'to']) {}

/** A direction a candidate translates in, without the rate. */
export class PublicTranslationDto extends PickType(TranslationSkillDto, ['from', 'to', 'specialisms', 'sworn']) {}

/** A piece of work; its bytes are at `website/candidates/{id}/file/{_id}`. The name of its file is not public, because it may have the person's name. */
export class PublicPortfolioDto extends PickType(FileResponse, ['_id', 'title', 'summary', 'mimeType', 'thumbnail']) {}

/** A candidate in the public list, with the first name only. */
export class PublicCandidateCardResponse extends IntersectionType(
  PickType(CandidateBaseDto, ['_id', 'firstname', 'function', 'userfunction', 'country']),
  PickType(SkillSetDto, ['motherTongue', 'yearsExperience']),
) {
  /**
   * Id of the photo; its bytes are at `website/candidates/{id}/file/{avatar}`.
   * @example 665f1c2e9b1d4a0012345678
   */
  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;

  /** Approved skills with a rating. */
  skills: PublicSkillDto[];

  /** Whether the candidate is available today; null if hidden, or if nobody confirmed it within 60 days. */
  @ApiProperty({ type: Boolean, nullable: true })
  available: boolean | null;

  /** The last day without availability; null while available, or if unknown. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  unavailableUntil: string | null;

  /** The day of the last confirmation of the availability; null if the availability is. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-11-21' })
  availabilityConfirmedOn: string | null;
}

/** A public profile. */
export class PublicCandidateDto extends IntersectionType(
  PublicCandidateCardResponse,
  PickType(CandidateBaseDto, ['resumeSummary']),
  PickType(CandidateInfoDto, ['projectPreferences', 'topProject', 'catTools']),
  PickType(SkillSetDto, ['languages']),
) {
  /**
   * The candidate's own text.
   * @example "I translate museum guides."
   */
  @ApiProperty({ type: String, nullable: true })
  info: string | null;

  /** Directions the candidate translates in. */
  translationSkills: PublicTranslationDto[];

  /** The latest first. */
  workExperience: PublicExperienceDto[];

  /** The latest first. */
  diploma: PublicDiplomaDto[];

  /** Whether search engines may list the page. */
  searchable: boolean;

  /** Empty for functions without a portfolio. */
  portfolio: PublicPortfolioDto[];
}

export class PublicCandidateResponse {
  /** The candidate. */
  candidate: PublicCandidateDto;
}

/** A speaking address, `/with/{slug}`. */
export class PublicSlugRequest {
  /**
   * The end of the address.
   * @example camille-copywriter
   */
  @IsString()
  slug: string;
}

/** The candidate of a speaking address. */
export class PublicCandidateIdResponse extends PickType(CandidateBaseDto, ['_id']) {}

/** Filters of the public candidates. */
export class PublicCandidateFilter {
  /** Functions. */
  @IsOptional()
  @CsvOrArray()
  @IsIn(USER_FUNCTIONS, { each: true })
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', isArray: true, required: false })
  function?: UserFunctionName[];

  /**
   * ISO 3166-1 alpha-2.
   * @example ["BE"]
   */
  @IsOptional()
  @CsvOrArray()
  @CountryCode({ each: true })
  country?: string[];

  /**
   * Language codes; `nl` also finds `nl-BE` and `nl-NL`.
   * @example ["fr"]
   */
  @IsOptional()
  @CsvOrArray()
  @WorkLanguageCode({ each: true })
  motherTongue?: string[];
}

/** A public profile that search engines may list. */
export class PublicPageResponse extends PickType(CandidateBaseDto, ['_id', 'modifiedAt']) {}

export class PublicPageFilter {}
