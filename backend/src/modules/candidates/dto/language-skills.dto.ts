import { ApiProperty } from '@nestjs/swagger';
import {
  LANGUAGE_LEVELS,
  PRICE_PER_WORD_MAX,
  RATE_MIN,
  SPECIALISMS,
  type LanguageLevel,
  type Specialism,
} from '@byline/shared-types/domain';
import { ArrayUnique, IsArray, IsIn, IsMongoId, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { OptionalCountry, OptionalLine } from '../../../common/http/fields.js';
import { Nested } from '../../../common/http/nested.js';
import { OptionalNotNull, WorkLanguageCode } from '../../../common/http/values.js';

/** Where a translator is sworn for a pair. */
export class SwornInputDto {
  /**
   * The court or register.
   * @example "Court of First Instance, Ghent"
   */
  @OptionalLine()
  court?: string | null;

  /** Country of the court, ISO 3166-1 alpha-2. */
  @OptionalCountry()
  country?: string | null;
}

/** One direction a candidate translates in. */
export class TranslationSkillInputDto {
  /** Of a row that the candidate has; left out for a new one. */
  @OptionalNotNull()
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
   * @example nl-BE
   */
  @WorkLanguageCode()
  to: string;

  /** Fields in which the candidate specialises in this direction; left out, a row that the candidate has keeps its own. */
  @OptionalNotNull()
  @IsArray()
  @ArrayUnique()
  @IsIn(SPECIALISMS, { each: true })
  @ApiProperty({ enum: SPECIALISMS, enumName: 'Specialism', isArray: true, required: false })
  specialisms?: Specialism[];

  /** Euro per word in this direction, if it differs from `pricePerWord`; left out, a row that the candidate has keeps its own. */
  @ApiProperty({ type: Number, nullable: true, required: false, example: 0.16 })
  @IsOptional()
  @IsNumber()
  @Min(RATE_MIN)
  @Max(PRICE_PER_WORD_MAX)
  pricePerWord?: number | null;

  /** Where the candidate is sworn in this direction; null if not. Left out, a row that the candidate has keeps its own. */
  @ApiProperty({ type: SwornInputDto, nullable: true, required: false })
  @IsOptional()
  @Nested(() => SwornInputDto)
  sworn?: SwornInputDto | null;
}

/** A language besides the mother tongue. */
export class LanguageSkillDto {
  /**
   * Language code.
   * @example en-GB
   */
  @WorkLanguageCode()
  language: string;

  /** Of the Council of Europe, or `native` for a second mother tongue. */
  @IsIn(LANGUAGE_LEVELS)
  @ApiProperty({ enum: LANGUAGE_LEVELS, enumName: 'LanguageLevel' })
  level: LanguageLevel;
}

export class SwornDto extends Answered(SwornInputDto) {}

export class TranslationSkillDto extends Answered(TranslationSkillInputDto, [
  'from',
  'to',
  'specialisms',
  'pricePerWord',
]) {
  /** Id of the record. */
  _id: string;

  /** Where the candidate is sworn in this direction; null if not. */
  @ApiProperty({ type: SwornDto, nullable: true })
  sworn: SwornDto | null;
}
