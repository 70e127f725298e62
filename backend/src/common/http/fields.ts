import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  COUNTRIES,
  MAX_HTML,
  MAX_LINE,
  MIN_TEXT,
  WORK_LANGUAGES,
  type FieldProblemCode,
} from '@byline/shared-types/domain';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { plainTextOf, sanitiseRichText } from '../rich-text/rich-text.js';
import { inBrussels } from '../time.js';
import { isDay } from './values.js';

/** Fields that several requests have, each with its cleaning, its validation and its documentation. */

const mapText = (map: (text: string) => string | null): PropertyDecorator =>
  Transform(({ value }) => (typeof value === 'string' ? map(value) : (value as unknown)));
const trimmed = mapText((text) => text.trim());
/** Forms send an empty field as ''. */
const emptyIsNull = mapText((text) => text.trim() || null);

interface TextOptions {
  min?: number;
  max?: number;
  /** What a text that is too short is called; `min_chars` when not said. */
  tooShort?: FieldProblemCode;
  /** What a missing text is called; `required` when not said. */
  missing?: FieldProblemCode;
}

/** A required line of text. */
export const Line = ({
  min = 1,
  max = MAX_LINE,
  tooShort = 'min_chars',
  missing = 'required',
}: TextOptions = {}): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsString(),
    IsNotEmpty({ message: missing }),
    MinLength(min, { message: tooShort }),
    MaxLength(max),
    ApiProperty({ minLength: min, maxLength: max }),
  );

/** A line of text that may be left out; null or '' empties it. */
export const OptionalLine = ({ max = MAX_LINE }: TextOptions = {}): PropertyDecorator =>
  applyDecorators(
    emptyIsNull,
    IsOptional(),
    IsString(),
    MaxLength(max),
    ApiProperty({ type: String, nullable: true, required: false, maxLength: max }),
  );

const longEnough = (tooShort: FieldProblemCode): PropertyDecorator =>
  ValidateBy(
    {
      name: 'minLength',
      validator: { validate: (value) => typeof value === 'string' && plainTextOf(value).length >= MIN_TEXT },
    },
    { message: tooShort },
  );

/** Required rich text: sanitised before anything sees it, with at least two characters that a reader sees. */
export const RichText = ({ tooShort = 'min_chars' }: TextOptions = {}): PropertyDecorator =>
  applyDecorators(
    mapText(sanitiseRichText),
    IsString(),
    longEnough(tooShort),
    MaxLength(MAX_HTML),
    ApiProperty({ maxLength: MAX_HTML, example: '<p>Two words.</p>' }),
  );

/** Rich text that may be left out; null or '' empties it, anything else has at least two characters that a reader sees. */
export const OptionalRichText = (): PropertyDecorator =>
  applyDecorators(
    mapText((html) => sanitiseRichText(html) || null),
    IsOptional(),
    IsString(),
    longEnough('min_chars'),
    MaxLength(MAX_HTML),
    ApiProperty({ type: String, nullable: true, required: false, maxLength: MAX_HTML, example: '<p>Two words.</p>' }),
  );

const toDay = (value: string): string | null => {
  const text = value.trim();
  if (text.includes('T') && !Number.isNaN(Date.parse(text))) return inBrussels(new Date(text)).format('YYYY-MM-DD');
  return text || null;
};

/** A day, `YYYY-MM-DD`, that may be left out; null or '' empties it. A moment is taken as its day in Europe/Brussels. */
export const OptionalDay = (): PropertyDecorator =>
  applyDecorators(
    mapText(toDay),
    IsOptional(),
    ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message: 'invalid_date' }),
    ApiProperty({ type: String, format: 'date', nullable: true, required: false, example: '2026-11-02' }),
  );

/** An amount in euro that may be left out; null empties it. */
export const OptionalAmount = (max: number): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsNumber({ maxDecimalPlaces: 2 }),
    Min(0),
    Max(max),
    ApiProperty({ type: Number, nullable: true, required: false, minimum: 0, maximum: max }),
  );

/** A country, ISO 3166-1 alpha-2, that may be left out; null or '' empties it. */
export const OptionalCountry = (): PropertyDecorator =>
  applyDecorators(
    emptyIsNull,
    IsOptional(),
    IsIn(COUNTRIES),
    ApiProperty({ type: String, nullable: true, required: false, example: 'BE' }),
  );

/** A language people work in, ISO 639-1. */
export const WorkLanguage = (): PropertyDecorator =>
  applyDecorators(IsIn(WORK_LANGUAGES), ApiProperty({ type: String, example: 'nl' }));

/** A number in steps, e.g. of 0.5. */
export const MultipleOf = (step: number): PropertyDecorator =>
  applyDecorators(
    ValidateBy(
      {
        name: 'multipleOf',
        validator: { validate: (value) => typeof value === 'number' && Number.isInteger(value / step) },
      },
      { message: 'invalid' },
    ),
    ApiProperty({ multipleOf: step }),
  );
