import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { cleanLine, COUNTRIES, MAX_EMAIL, WORK_LANGUAGES } from '@byline/shared-types/domain';
import { Transform } from 'class-transformer';
import { IsBoolean, isEmail, MaxLength, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { dayOf, today } from '../time.js';

/** Values of requests that are not free text: flags, days, moments, codes and addresses. */

/** An optional field that is not null: unlike IsOptional, which lets null through as well. */
export const OptionalNotNull = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

/** Changes a string before validation. A value of another type stays as it is, and the validators refuse it. */
export const mapText = (map: (text: string) => unknown): PropertyDecorator =>
  Transform(({ value }) => (typeof value === 'string' ? map(value) : (value as unknown)));

/** Removes white space around typed text. */
export const Trimmed = (): PropertyDecorator => mapText((text) => text.trim());

/** A boolean, or one of the strings "true" and "false" (docs/domain/candidates.md#values). */
export const BooleanLike = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown))),
    IsBoolean(),
  );

/** A rule with a name and a code of its own. */
const rule = (
  name: string,
  validate: (value: unknown) => boolean,
  message: string,
  options: ValidationOptions = {},
): PropertyDecorator => ValidateBy({ name, validator: { validate } }, { message, ...options });

const hasTwoDecimals = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(2)) === value;

/** A number of at most two decimals. IsNumber of class-validator counts them too, but throws at the likes of 1e-7. */
export const TwoDecimals = (): PropertyDecorator => rule('isNumber', hasTwoDecimals, 'invalid');

/** People write no other centuries. */
const DAY = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a value is a day that exists, `YYYY-MM-DD`, of the years 1900 to 2199. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Whether a value is a moment: ISO 8601 with its time zone, on a day that exists. */
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && isDay(MOMENT.exec(value)?.[1]) && !Number.isNaN(Date.parse(value));

const toDay = (text: string): string | null => {
  const value = text.trim();
  return isMoment(value) ? dayOf(value) : value || null;
};

/** A day, `YYYY-MM-DD`. A moment is taken as its day in Europe/Brussels, '' as none. */
export const Day = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date', example: '2026-11-02' }),
    mapText(toDay),
    rule('isDay', isDay, 'invalid_date'),
  );

/** A last day that is not before the first, which is in that field of the same record. */
export const NotBefore = (first: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'notBefore',
      validator: {
        validate: (last, context) => {
          const start = (context?.object as Record<string, unknown> | undefined)?.[first];
          return !isDay(last) || !isDay(start) || start <= last;
        },
      },
    },
    { message: 'end_before_start' },
  );

/** A day that is not in the future, in the agency's calendar. */
export const PastDay = (): PropertyDecorator =>
  applyDecorators(
    Day(),
    rule('notInFuture', (value) => !isDay(value) || value <= today(), 'date_in_future'),
  );

/** A moment, ISO 8601 with its time zone. */
export const Moment = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date-time', example: '2026-11-23T09:30:00+01:00' }),
    rule('isMoment', isMoment, 'invalid_date'),
  );

/** A day or a moment; excludes the standard's week dates, ordinal dates and partial moments. */
export const DayOrMoment = (): PropertyDecorator =>
  rule('isDayOrMoment', (value) => isDay(value) || isMoment(value), 'invalid_date');

/** ISO 3166-1 alpha-2 code of a known country. A plain string in the contract, because a list of 249 codes would not help a reader. */
export const CountryCode = (options?: ValidationOptions): PropertyDecorator =>
  rule('isCountry', (value) => (COUNTRIES as unknown[]).includes(value), 'invalid', options);

const KNOWN_LANGUAGES: ReadonlySet<unknown> = new Set(WORK_LANGUAGES);

/** Code of a language people work in, as CLDR writes it: `nl`, `nl-BE`, `zh-Hant`. A plain string in the contract, as for countries. */
export const WorkLanguageCode = (options?: ValidationOptions): PropertyDecorator =>
  rule('isWorkLanguage', (value) => KNOWN_LANGUAGES.has(value), 'invalid', options);

/** Spaces and line breaks, which the standard allows in a quoted name but the header of a mail does not, and invisible characters. */
const NOT_PLAIN = /[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const isPlainEmail = (value: unknown): boolean => typeof value === 'string' && isEmail(value) && !NOT_PLAIN.test(value);

/** An email address. */
export const EmailAddress = (): PropertyDecorator =>
  applyDecorators(
    mapText(cleanLine),
    rule('isEmail', isPlainEmail, 'invalid_email'),
    MaxLength(MAX_EMAIL),
    ApiProperty({ type: String, format: 'email', maxLength: MAX_EMAIL, example: 'noor@dewitte.example' }),
  );
