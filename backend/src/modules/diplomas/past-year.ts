import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Min, registerDecorator } from 'class-validator';
import { today } from '../../common/time.js';

const EARLIEST_YEAR = 1900;

const NotAfterThisYear = (): PropertyDecorator => (target, property) =>
  registerDecorator({
    name: 'notAfterThisYear',
    target: target.constructor,
    propertyName: String(property),
    options: { message: 'date_in_future' },
    validator: { validate: (value: unknown) => typeof value !== 'number' || value <= Number(today().slice(0, 4)) },
  });

/** A year that is not after the current one (docs/domain/agenda.md#work-and-diplomas); a date keeps its year. */
export const PastYear = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: EARLIEST_YEAR, example: 2017 }),
    Transform(({ value }) =>
      typeof value === 'string' && /^\d{4}(-|$)/.test(value) ? Number(value.slice(0, 4)) : (value as unknown),
    ),
    IsInt(),
    Min(EARLIEST_YEAR),
    NotAfterThisYear(),
  );
