import { ApiProperty } from '@nestjs/swagger';
import { DAY_RATE_MAX, PRICE_PER_WORD_MAX, YEARS_EXPERIENCE } from '@byline/shared-types/domain';
import { Transform } from 'class-transformer';
import { IsInt, IsMongoId, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { OptionalDay, OptionalText } from '../../../common/http/fields.js';
import { Nested, NestedList } from '../../../common/http/nested.js';
import { Flag, IfGiven, WorkLanguageCode } from '../../../common/http/values.js';

/** Most directions one candidate translates in. */
const MAX_PAIRS = 50;

/** One direction a candidate translates in. */
export class TranslationSkillInputDto {
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

/** Rows that miss from or to are dropped; what is no row is refused. */
const WholePairs = (): PropertyDecorator =>
  Transform(({ value }) =>
    Array.isArray(value)
      ? (value as unknown[]).filter((row) => !(row instanceof TranslationSkillInputDto) || (row.from && row.to))
      : (value as unknown),
  );

/** Experience and languages. */
export class SkillSetInputDto {
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

  /** Replaces the whole list; rows without both languages are dropped. */
  @IfGiven()
  @NestedList(() => TranslationSkillInputDto, MAX_PAIRS)
  @WholePairs()
  translationSkills?: TranslationSkillInputDto[];
}

/** When a candidate cannot work; an open end is null. */
export class UnavailableInputDto {
  /** First day. */
  @OptionalDay()
  from?: string | null;

  /** Last day. */
  @OptionalDay()
  to?: string | null;
}

/** How a candidate works; fields left out stay as they are. */
export class CandidateInfoInputDto {
  @ApiProperty({ type: Boolean, nullable: true, required: false })
  @IsOptional()
  @Flag()
  freelancer?: boolean | null;

  @OptionalText()
  topProject?: string | null;

  @OptionalText()
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

  @ApiProperty({ type: UnavailableInputDto, nullable: true, required: false })
  @IsOptional()
  @Nested(() => UnavailableInputDto)
  unavailable?: UnavailableInputDto | null;

  @OptionalText()
  moreAboutYourself?: string | null;

  @IfGiven()
  @Nested(() => SkillSetInputDto)
  skillSet?: SkillSetInputDto;
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
