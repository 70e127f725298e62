import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsMongoId, IsNumber, IsOptional } from 'class-validator';
import { Nested } from '../http/nested.js';
import { DayOrMoment, isDay, mapText } from '../http/values.js';
import { endOfDay, startOfDay } from '../time.js';

/** Days or moments, both ends included; a day is one of the Europe/Brussels calendar. */
export class DateRangeDto {
  /**
   * Earliest, e.g. `2026-01-01` or `2026-01-01T08:00:00Z`.
   * @example "2026-11-01"
   */
  @IsOptional()
  @DayOrMoment()
  from?: string;

  /**
   * Latest; a day without a time means until its end.
   * @example "2026-11-30"
   */
  @IsOptional()
  @DayOrMoment()
  to?: string;
}

/** A number of a query. An empty text is invalid, though `Number` makes it zero. */
export const NumberOfQuery = (): PropertyDecorator =>
  mapText((text) => (text.trim() === '' ? Number.NaN : Number(text)));

/** Two numbers, both ends included. */
export class NumberRangeDto {
  /**
   * Smallest.
   * @example 0.1
   */
  @IsOptional()
  @NumberOfQuery()
  @IsNumber()
  from?: number;

  /**
   * Largest.
   * @example 0.2
   */
  @IsOptional()
  @NumberOfQuery()
  @IsNumber()
  to?: number;
}

/** A filter that takes one value or several, as `filter[a]=x`, `filter[a]=x,y` or `filter[a][]=x&filter[a][]=y`; `filter[a]=` filters nothing. */
export const CsvOrArray = (): PropertyDecorator =>
  Transform(({ value }) => {
    if (typeof value === 'string') return value === '' ? undefined : value.split(',');
    if (Array.isArray(value) || value === undefined) return value as unknown;
    return [value as unknown];
  });

/** A filter of one or several record ids. */
export const IdsFilter = (): PropertyDecorator =>
  applyDecorators(IsOptional(), CsvOrArray(), IsMongoId({ each: true }));

/** A filter of one record id. */
export const IdFilter = (): PropertyDecorator => applyDecorators(IsOptional(), IsMongoId());

/** A yes/no filter: `true` or `false`. */
export const BooleanFilter = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown))),
    IsBoolean(),
  );

export const DateRangeFilter = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Nested(() => DateRangeDto),
  );

export const NumberRangeFilter = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Nested(() => NumberRangeDto),
  );

/** The Mongo condition of a date range on a Date field. */
export const dateCondition = (range: DateRangeDto): Record<string, Date> => ({
  ...(range.from ? { $gte: isDay(range.from) ? startOfDay(range.from) : new Date(range.from) } : {}),
  ...(range.to ? { $lte: isDay(range.to) ? endOfDay(range.to) : new Date(range.to) } : {}),
});

/** The Mongo condition of a number range. */
export const numberCondition = (range: NumberRangeDto): Record<string, number> => ({
  ...(range.from === undefined ? {} : { $gte: range.from }),
  ...(range.to === undefined ? {} : { $lte: range.to }),
});
