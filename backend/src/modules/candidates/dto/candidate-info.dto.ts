import { ApiProperty } from '@nestjs/swagger';
import { DAY_RATE_MAX, MAX_TEXT, PRICE_PER_WORD_MAX, YEARS_EXPERIENCE } from '@byline/shared-types/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsInt,
  IsMongoId,
  IsNumber,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { OptionalLine } from '../../../common/http/fields.js';
import { Day, Flag, IfGiven, WorkLanguageCode } from '../../../common/http/values.js';

/** One direction a candidate translates in. */
export class TranslationSkillInput {
  /** Given for a row that exists; ignored for a new one. */
  @IfGiven()
  @IsMongoId()
  _id?: string;

  /**
   * Language code translated from.
   * @example en
   */
  @WorkLanguageCode()
  from: string;

  /**
   * Language code translated to.
   * @example nl
   */
  @WorkLanguageCode()
  to: string;
}

/** Experience and languages. */
export class SkillSetInput {
  /** Whole years. */
  @ApiProperty({ type: 'integer', nullable: true, required: false })
  @IsOptional()
  @IsInt()
  @Min(YEARS_EXPERIENCE.min)
  @Max(YEARS_EXPERIENCE.max)
  yearsExperience?: number | null;

  /** Language code. */
  @ApiProperty({ type: String, nullable: true, required: false, example: 'nl' })
  @IsOptional()
  @WorkLanguageCode()
  motherTongue?: string | null;

  /** Replaces the whole list. */
  @IfGiven()
  @ArrayMaxSize(50)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TranslationSkillInput)
  translationSkills?: TranslationSkillInput[];
}

/** When a candidate cannot work; an open end is null. */
export class UnavailableInput {
  /** First day. */
  @IsOptional()
  @Day()
  @ApiProperty({ nullable: true, required: false })
  from?: string | null;

  /** Last day. */
  @IsOptional()
  @Day()
  @ApiProperty({ nullable: true, required: false })
  to?: string | null;
}

/** How a candidate works; fields left out stay as they are. */
export class CandidateInfoInput {
  @ApiProperty({ type: Boolean, nullable: true, required: false })
  @IsOptional()
  @Flag()
  freelancer?: boolean | null;

  @OptionalLine({ max: MAX_TEXT })
  topProject?: string | null;

  @OptionalLine({ max: MAX_TEXT })
  projectPreferences?: string | null;

  /** Euro per word; per hour for functions that do not bill per word. */
  @ApiProperty({ type: Number, nullable: true, required: false, example: 0.13 })
  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(PRICE_PER_WORD_MAX)
  pricePerWord?: number | null;

  /** Euro per day. */
  @ApiProperty({ type: Number, nullable: true, required: false, example: 380 })
  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(DAY_RATE_MAX)
  dayRate?: number | null;

  /** The same as `dayRate`, for older clients. */
  @ApiProperty({ type: Number, nullable: true, required: false, deprecated: true })
  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(DAY_RATE_MAX)
  dayPrice?: number | null;

  @ApiProperty({ type: UnavailableInput, nullable: true, required: false })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => UnavailableInput)
  unavailable?: UnavailableInput | null;

  @OptionalLine({ max: MAX_TEXT })
  moreAboutYourself?: string | null;

  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => SkillSetInput)
  skillSet?: SkillSetInput;
}

export class TranslationSkillDto {
  _id: string;

  /** @example en */
  from: string;

  /** @example nl */
  to: string;
}

export class SkillSetDto {
  @ApiProperty({ type: 'integer', nullable: true })
  yearsExperience: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'nl' })
  motherTongue: string | null;

  translationSkills: TranslationSkillDto[];
}

export class UnavailableDto {
  @ApiProperty({ type: String, format: 'date', nullable: true })
  from: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  to: string | null;
}

/** How a candidate works. */
export class CandidateInfoDto {
  @ApiProperty({ type: Boolean, nullable: true })
  freelancer: boolean | null;

  @ApiProperty({ type: String, nullable: true })
  topProject: string | null;

  @ApiProperty({ type: String, nullable: true })
  projectPreferences: string | null;

  /** Euro per word; per hour for functions that do not bill per word. */
  @ApiProperty({ type: Number, nullable: true, example: 0.13 })
  pricePerWord: number | null;

  /** Euro per day. */
  @ApiProperty({ type: Number, nullable: true, example: 380 })
  dayRate: number | null;

  @ApiProperty({ type: UnavailableDto, nullable: true })
  unavailable: UnavailableDto | null;

  @ApiProperty({ type: String, nullable: true })
  moreAboutYourself: string | null;

  skillSet: SkillSetDto;
}
