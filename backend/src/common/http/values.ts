import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { COUNTRIES, WORK_LANGUAGES } from '@byline/shared-types/domain';
import { Transform } from 'class-transformer';
import { IsBoolean, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { today } from '../time.js';

/** Fields of requests that are not free text: flags, days and codes. */

/** A field that may be left out but not emptied: unlike IsOptional it lets no null through. */
export const IfGiven = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

/** White space around what people type means nothing. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }) => (typeof value === 'string' ? value.trim() : (value as unknown)));

/** yes/no; the strings "true" and "false" are taken too (decisions, candidates). */
export const Flag = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown))),
    IsBoolean(),
  );

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a value is a day that exists, `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const toDay = (value: unknown): unknown =>
  typeof value === 'string' && value.charAt(10) === 'T' ? value.slice(0, 10) : value;

/** A day, `YYYY-MM-DD`; what comes with a time keeps its day. */
export const Day = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date', example: '2026-11-02' }),
    Transform(({ value }) => toDay(value)),
    ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message: 'invalid_date' }),
  );

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const isDayOrMoment = (value: unknown): boolean =>
  isDay(value) || (typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value)));

/** A day, or a moment in ISO 8601. The standard's week dates, ordinals and half moments are none: nothing here reads them. */
export const DayOrMoment = (): PropertyDecorator =>
  ValidateBy({ name: 'isDayOrMoment', validator: { validate: isDayOrMoment } }, { message: 'invalid_date' });

/** A day that is not in the future, in the agency's calendar. */
export const PastDay = (): PropertyDecorator =>
  applyDecorators(
    Day(),
    ValidateBy(
      { name: 'notInFuture', validator: { validate: (value) => !isDay(value) || value <= today() } },
      { message: 'date_in_future' },
    ),
  );

const isCode = (name: string, codes: readonly unknown[], options: ValidationOptions = {}): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: (value) => codes.includes(value) } }, { message: 'invalid', ...options });

/** ISO 3166-1 alpha-2 code of a country we know. Text in the contract: a list of 249 would help nobody. */
export const CountryCode = (options?: ValidationOptions): PropertyDecorator => isCode('isCountry', COUNTRIES, options);

/** ISO 639-1 code of a language people work in. */
export const WorkLanguageCode = (options?: ValidationOptions): PropertyDecorator =>
  isCode('isWorkLanguage', WORK_LANGUAGES, options);
