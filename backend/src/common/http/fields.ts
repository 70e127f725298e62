import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  cleanLine,
  isRichTextLongEnough,
  isWebAddress,
  MAX_HTML,
  MAX_LINE,
  MAX_TEXT,
  MAX_URL,
  visibleLength,
  type FieldProblemCode,
} from '@byline/shared-types/domain';
import { Transform } from 'class-transformer';
import { IsArray, IsNotEmpty, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { sanitiseRichText } from '../rich-text/rich-text.js';
import { CountryCode, Day, mapText, Trimmed, TwoDecimals } from './values.js';

/** Fields of several requests, each with its cleaning, validation and documentation. */

/** Forms send an empty field as ''. */
const emptyIsNull = mapText((text) => text.trim() || null);
const blankLineIsNull = mapText((text) => cleanLine(text) || null);

interface TextOptions {
  min?: number;
  max?: number;
  /** The code of a too short text; `min_chars` by default. */
  tooShort?: FieldProblemCode;
  /** The code of a missing text; `required` by default. */
  missing?: FieldProblemCode;
}

const longEnough = (tooShort: FieldProblemCode, isLong: (text: string) => boolean): PropertyDecorator =>
  ValidateBy(
    { name: 'minLength', validator: { validate: (value) => typeof value === 'string' && isLong(value) } },
    { message: tooShort },
  );

/** A required text, of one line or more; a reader sees at least `min` of its characters. */
export const Text = ({
  min = 1,
  max = MAX_TEXT,
  tooShort = 'min_chars',
  missing = 'required',
}: TextOptions = {}): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    IsString(),
    IsNotEmpty({ message: missing }),
    longEnough(tooShort, (text) => visibleLength(text) >= min),
    MaxLength(max),
    ApiProperty({ minLength: min, maxLength: max }),
  );

const optionalText = (clean: PropertyDecorator, max: number): PropertyDecorator =>
  applyDecorators(
    clean,
    IsOptional(),
    IsString(),
    MaxLength(max),
    ApiProperty({ type: String, nullable: true, required: false, maxLength: max }),
  );

/** An optional text; null or '' empties it, and a reader sees at least `min` characters of any other. */
export const OptionalText = ({ min = 1, max = MAX_TEXT }: TextOptions = {}): PropertyDecorator =>
  min === 1
    ? optionalText(emptyIsNull, max)
    : applyDecorators(
        optionalText(emptyIsNull, max),
        longEnough('min_chars', (text) => visibleLength(text) >= min),
        ApiProperty({ minLength: min }),
      );

/** Refuses line breaks and other control characters: in a name or a subject they would end the header of a mail. */
const oneLine = (each = false): PropertyDecorator => Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: 'invalid', each });

/** A required line of text, cleaned (docs/domain/lists.md#lines). */
export const Line = ({ max = MAX_LINE, ...options }: TextOptions = {}): PropertyDecorator =>
  applyDecorators(mapText(cleanLine), Text({ max, ...options }), oneLine());

/** An optional line of text; null or '' empties it. */
export const OptionalLine = ({ max = MAX_LINE }: TextOptions = {}): PropertyDecorator =>
  applyDecorators(optionalText(blankLineIsNull, max), oneLine());

/** A list of lines; the caller adds limits of number and length. */
export const Lines = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? cleanLine(one) : one)) : value,
    ),
    IsArray(),
    IsString({ each: true }),
    oneLine(true),
  );

/** An optional http or https address; null or '' empties it. */
export const OptionalWebAddress = (): PropertyDecorator =>
  applyDecorators(
    OptionalLine({ max: MAX_URL }),
    ValidateBy(
      { name: 'isUrl', validator: { validate: (value) => typeof value === 'string' && isWebAddress(value) } },
      { message: 'invalid_url' },
    ),
    ApiProperty({ format: 'uri' }),
  );

/** Required rich text, sanitised first, with at least two characters that a reader sees. */
export const RichText = ({ tooShort = 'min_chars' }: TextOptions = {}): PropertyDecorator =>
  applyDecorators(
    mapText(sanitiseRichText),
    IsString(),
    longEnough(tooShort, isRichTextLongEnough),
    MaxLength(MAX_HTML),
    ApiProperty({ maxLength: MAX_HTML, example: '<p>Two words.</p>' }),
  );

/** Optional rich text; null or '' empties it, any other has at least two characters that a reader sees. */
export const OptionalRichText = (): PropertyDecorator =>
  applyDecorators(
    mapText((html) => sanitiseRichText(html) || null),
    IsOptional(),
    IsString(),
    longEnough('min_chars', isRichTextLongEnough),
    MaxLength(MAX_HTML),
    ApiProperty({ type: String, nullable: true, required: false, maxLength: MAX_HTML, example: '<p>Two words.</p>' }),
  );

/** An optional day, `YYYY-MM-DD`; null or '' empties it. */
export const OptionalDay = (): PropertyDecorator =>
  applyDecorators(IsOptional(), Day(), ApiProperty({ nullable: true, required: false }));

/** An optional amount in euro; null empties it. */
export const OptionalAmount = (max: number): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    TwoDecimals(),
    Min(0),
    Max(max),
    ApiProperty({ type: Number, nullable: true, required: false, minimum: 0, maximum: max }),
  );

/** An optional country, ISO 3166-1 alpha-2; null or '' empties it. */
export const OptionalCountry = (): PropertyDecorator =>
  applyDecorators(
    emptyIsNull,
    IsOptional(),
    CountryCode(),
    ApiProperty({ type: String, nullable: true, required: false, example: 'BE' }),
  );

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
