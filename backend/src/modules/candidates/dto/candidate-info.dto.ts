import { ApiProperty } from '@nestjs/swagger';
import {
  CAT_TOOL_IDS,
  DAY_RATE_MAX,
  MAX_OTHER_LANGUAGES,
  MAX_PAIRS,
  MINIMUM_FEE_MAX,
  PRICE_PER_WORD_MAX,
  RATE_MIN,
  WORDS_PER_DAY,
  YEARS_EXPERIENCE,
  type CatTool,
} from '@byline/shared-types/domain';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsArray, IsIn, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { OptionalAmount, OptionalDay, OptionalText } from '../../../common/http/fields.js';
import { Nested, NestedList } from '../../../common/http/nested.js';
import { BooleanLike, OptionalNotNull, WorkLanguageCode } from '../../../common/http/values.js';
import { LanguageSkillDto, TranslationSkillDto, TranslationSkillInputDto } from './language-skills.dto.js';

/** Rows that miss from or to are dropped; the validators refuse any other value. */
const WholePairs = (): PropertyDecorator =>
  Transform(({ value }) =>
    Array.isArray(value)
      ? (value as unknown[]).filter((row) => !(row instanceof TranslationSkillInputDto) || (row.from && row.to))
      : (value as unknown),
  );

/** Experience and languages. */
export class SkillSetInputDto {
  /**
   * Years, with at most one decimal.
   * @example 7.5
   */
  @ApiProperty({ type: Number, nullable: true, required: false })
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 1 })
  @Min(YEARS_EXPERIENCE.min)
  @Max(YEARS_EXPERIENCE.max)
  yearsExperience?: number | null;

  /** Language code, with a script or country if the candidate says so: `nl-BE`, `zh-Hant`. */
  @ApiProperty({ type: String, nullable: true, required: false, example: 'nl' })
  @IsOptional()
  @WorkLanguageCode()
  motherTongue?: string | null;

  /** Languages besides the mother tongue; replaces the whole list. The mother tongue among them is dropped. */
  @OptionalNotNull()
  @NestedList(() => LanguageSkillDto, MAX_OTHER_LANGUAGES)
  languages?: LanguageSkillDto[];

  /** Replaces the whole list; rows without both languages are dropped. */
  @OptionalNotNull()
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

/** How a candidate works: the fields that requests, the record and answers share. */
export class CandidateInfoFieldsDto {
  /** Whether the candidate is a freelancer. */
  @ApiProperty({ type: Boolean, nullable: true, required: false })
  @IsOptional()
  @BooleanLike()
  freelancer?: boolean | null;

  /**
   * The project the candidate is proudest of.
   * @example "An audio guide for a museum"
   */
  @OptionalText()
  topProject?: string | null;

  /**
   * Projects the candidate prefers.
   * @example "Culture and travel"
   */
  @OptionalText()
  projectPreferences?: string | null;

  /** Euro per word; per hour for functions that do not bill per word. */
  @ApiProperty({ type: Number, nullable: true, required: false, example: 0.13 })
  @IsOptional()
  @IsNumber()
  @Min(RATE_MIN)
  @Max(PRICE_PER_WORD_MAX)
  pricePerWord?: number | null;

  /** Euro per day. */
  @ApiProperty({ type: Number, nullable: true, required: false, example: 380 })
  @IsOptional()
  @IsNumber()
  @Min(RATE_MIN)
  @Max(DAY_RATE_MAX)
  dayRate?: number | null;

  /**
   * Euro that the smallest assignment costs.
   * @example 45
   */
  @OptionalAmount(MINIMUM_FEE_MAX)
  minimumFee?: number | null;

  /** Words that the candidate translates in a day. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, example: 2500 })
  @IsOptional()
  @IsInt()
  @Min(WORDS_PER_DAY.min)
  @Max(WORDS_PER_DAY.max)
  wordsPerDay?: number | null;

  /** Programs for computer-aided translation that the candidate works with. */
  @OptionalNotNull()
  @IsArray()
  @ArrayUnique()
  @IsIn(CAT_TOOL_IDS, { each: true })
  @ApiProperty({ enum: CAT_TOOL_IDS, enumName: 'CatTool', isArray: true, required: false })
  catTools?: CatTool[];

  /**
   * Anything else the candidate wants to say.
   * @example "I ask before I guess."
   */
  @OptionalText()
  moreAboutYourself?: string | null;
}

/** How a candidate works; fields left out stay as they are. */
export class CandidateInfoInputDto extends CandidateInfoFieldsDto {
  /**
   * The same as `dayRate`, for older clients.
   * @example 380
   */
  @ApiProperty({ type: Number, nullable: true, required: false, deprecated: true })
  @IsOptional()
  @IsNumber()
  @Min(RATE_MIN)
  @Max(DAY_RATE_MAX)
  dayPrice?: number | null;

  /** The short form of `availability`: replaces the period away that lasts or comes next; null removes it. */
  @ApiProperty({ type: UnavailableInputDto, nullable: true, required: false })
  @IsOptional()
  @Nested(() => UnavailableInputDto)
  unavailable?: UnavailableInputDto | null;

  /** Experience and languages. */
  @OptionalNotNull()
  @Nested(() => SkillSetInputDto)
  skillSet?: SkillSetInputDto;
}

export class SkillSetDto {
  /**
   * Years of experience, with at most one decimal.
   * @example 7.5
   */
  @ApiProperty({ type: Number, nullable: true })
  yearsExperience: number | null;

  /** Language code, with a script or country if the candidate says so: `nl-BE`, `zh-Hant`. */
  @ApiProperty({ type: String, nullable: true, example: 'nl' })
  motherTongue: string | null;

  /** Languages besides the mother tongue. */
  languages: LanguageSkillDto[];

  /** Directions the candidate translates in. */
  translationSkills: TranslationSkillDto[];
}

export class UnavailableDto {
  /** First day. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  from: string | null;

  /** Last day. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  to: string | null;
}

/** How a candidate works. */
export class CandidateInfoDto extends Answered(CandidateInfoFieldsDto) {
  /** The short form of `availability`: the period away that lasts or comes next. */
  @ApiProperty({ type: UnavailableDto, nullable: true })
  unavailable: UnavailableDto | null;

  /** Experience and languages. */
  skillSet: SkillSetDto;
}
