import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD } from '@byline/shared-types/domain';
import { IsNotEmpty, IsString, MaxLength, MinLength, ValidateBy, type ValidationArguments } from 'class-validator';

/** A password to be. */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString(),
    IsNotEmpty(),
    MinLength(PASSWORD.min, { message: 'password_too_short' }),
    MaxLength(PASSWORD.max),
    ApiProperty({ minLength: PASSWORD.min, maxLength: PASSWORD.max, example: 'correct horse battery' }),
  );

/** The field `password` of the same request again (docs/domain/accounts.md#passwords). */
export const SameAsPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString(),
    IsNotEmpty(),
    ValidateBy(
      {
        name: 'sameAsPassword',
        validator: {
          validate: (value: unknown, args?: ValidationArguments) =>
            value === (args?.object as { password?: unknown } | undefined)?.password,
        },
      },
      { message: 'passwords_no_match' },
    ),
    ApiProperty({ example: 'correct horse battery' }),
  );
