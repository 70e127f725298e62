import { ApiProperty } from '@nestjs/swagger';
import {
  isWebAddress,
  LANGUAGES,
  MAX_EMAIL,
  MAX_LINE,
  PASSWORD,
  USER_FUNCTIONS,
  type Language,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import {
  Equals,
  IsEmail,
  IsIn,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { Line, OptionalLine } from '../../../common/http/fields.js';
import { Flag, IfGiven } from '../../../common/http/values.js';

/** Longest solution of a bot check, in characters. */
const MAX_SOLUTION = 10_000;

const SameAsPassword = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'sameAsPassword',
      validator: {
        validate: (value: unknown, args?: ValidationArguments) =>
          value === (args?.object as Partial<RegistrationRequest> | undefined)?.password,
      },
    },
    { message: 'passwords_no_match' },
  );

const IsWebAddress = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isWebAddress', validator: { validate: (value) => typeof value === 'string' && isWebAddress(value) } },
    { message: 'invalid_url' },
  );

/** A candidate's registration (visitor specification, sections 2 and 5). */
export class RegistrationRequest {
  /** @example Camille */
  @Line()
  firstname: string;

  /** @example Lefèvre */
  @Line()
  name: string;

  @IsIn(USER_FUNCTIONS)
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  function: UserFunctionName;

  @IsIn(LANGUAGES)
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  /**
   * Not in use by another user.
   * @example camille@example.be
   */
  @MaxLength(MAX_EMAIL)
  @IsEmail()
  email: string;

  /**
   * At least 10 characters.
   * @example "correct horse battery"
   */
  @IsString()
  @IsNotEmpty()
  @MinLength(PASSWORD.min, { message: 'password_too_short' })
  @MaxLength(PASSWORD.max)
  password: string;

  /**
   * The same again.
   * @example "correct horse battery"
   */
  @IsString()
  @IsNotEmpty()
  @SameAsPassword()
  passwordConfirmation: string;

  /** Address of a LinkedIn profile. */
  @OptionalLine({ max: MAX_LINE })
  @IsWebAddress()
  linkedin?: string | null;

  /** Whether the newsletter is wanted. */
  @IfGiven()
  @Flag()
  newsletter?: boolean;

  /** Consent to the privacy statement; must be true. */
  @Equals(true, { message: 'required' })
  privacy: boolean;

  /** Job the candidate came for: applied for once the profile is complete. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  jobId?: string | null;

  /** Campaign the candidate came through. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  campaignId?: string | null;

  /** Solution of a challenge of auth/challenge, base64. A solution works once. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_SOLUTION)
  altcha: string;
}
