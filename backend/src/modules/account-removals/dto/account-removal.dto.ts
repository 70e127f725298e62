import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MAX_LINE, MAX_TEXT, PASSWORD } from '@byline/shared-types/domain';
import { IsMongoId, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { BooleanLike } from '../../../common/http/values.js';
import type { Credential } from '../../passkeys/relying-party.js';

/** The choice to keep or erase the data of a removed account. */
export class AccountRemovalQueryRequest {
  /** `true`: the agency keeps the profile, without a login. `false`: the person is erased everywhere. */
  @BooleanLike()
  @ApiProperty({ type: Boolean, example: true })
  keepData: boolean;
}

/** Proof of the account's owner: the password and, where two-factor is on, a code; or a passkey. */
export class AccountRemovalRequest {
  /**
   * The current password; not needed with a passkey.
   * @example "correct horse battery"
   */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD.max)
  currentPassword?: string;

  /**
   * A code of the authenticator app, or a recovery code.
   * @example "123456"
   */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LINE)
  code?: string;

  /** The answer of a passkey instead of both: the browser's answer to the options of `auth/passkey/options`, as `PublicKeyCredential.toJSON()` gives it. */
  @IsOptional()
  @IsObject()
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  credential?: Credential;

  /**
   * The reason, in the person's own words; stored without any link to the person.
   * @example "I found a job"
   */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TEXT)
  why?: string;
}

/** An account that will be removed. */
export class AccountRemovalResponse {
  /** The link in the mail works until this time, ISO 8601; the account is removed within minutes after. */
  @ApiProperty({ type: String, format: 'date-time' })
  until: string;
}

/** The link in the mail that stops the removal. */
export class AccountStayRequest {
  /**
   * Id of the user, from the link.
   * @example 665f1c2e9b1d4a0012345678
   */
  @IsMongoId()
  userId: string;

  /**
   * Token of the link.
   * @example vS0q3gkXw2bJ0nB0r8m2hQd1t7pYcZfLx9uEaKiVoWs
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LINE)
  token: string;
}
