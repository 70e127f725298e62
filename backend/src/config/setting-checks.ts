import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, IsUrl, Max, Min } from 'class-validator';

const toNumber = Transform(({ value }) =>
  typeof value === 'string' && value !== '' ? Number(value) : (value as unknown),
);
/** A whole number within these bounds. */
export const whole = (min: number, max = Number.MAX_SAFE_INTEGER): PropertyDecorator =>
  applyDecorators(toNumber, IsInt(), Min(min), Max(max));
export const toBoolean = Transform(({ value }) =>
  value === 'true' ? true : value === 'false' ? false : (value as unknown),
);
export const url = (...protocols: string[]): PropertyDecorator =>
  IsUrl({ protocols, require_protocol: true, require_tld: false, require_host: false });

const withoutSlash = Transform(({ value }) =>
  typeof value === 'string' ? value.replace(/\/+$/, '') : (value as unknown),
);
/** An address that paths are added to, kept without a slash at its end. */
export const baseUrl = (): PropertyDecorator => applyDecorators(withoutSlash, url('http', 'https'));
