import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD, passwordProblem, type FieldProblemCode } from '@byline/shared-types/domain';
import { IsNotEmpty, IsString, MaxLength, ValidateBy, type ValidationArguments } from 'class-validator';
import { isCommonPassword } from '../../../common/auth/common-passwords.js';

const problemOf = (value: unknown): FieldProblemCode | null => {
  if (typeof value !== 'string') return 'invalid';
  return passwordProblem(value) ?? (isCommonPassword(value) ? 'password_common' : null);
};

/** A new password. */
export const NewPassword = (example = 'correct horse battery'): PropertyDecorator =>
  applyDecorators(
    IsString(),
    IsNotEmpty(),
    ValidateBy(
      { name: 'newPassword', validator: { validate: (value) => problemOf(value) === null } },
      { message: ({ value }) => problemOf(value) ?? '' },
    ),
    MaxLength(PASSWORD.max),
    ApiProperty({ minLength: PASSWORD.min, maxLength: PASSWORD.max, example }),
  );

/** A repetition of the field `password` of the same request (docs/domain/accounts.md#passwords). */
export const SameAsPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString(),
    IsNotEmpty(),
    ValidateBy(
      {
        name: 'sameAsPassword',
        validator: {
          validate: (value: unknown, args?: ValidationArguments) =>
            value === (args?.object as Record<string, unknown> | undefined)?.password,
        },
      },
      { message: 'passwords_no_match' },
    ),
    ApiProperty({ example: 'correct horse battery' }),
  );
