import { ApiProperty } from '@nestjs/swagger';
import { MAX_LINE, PASSWORD } from '@byline/shared-types/domain';
import { IsMongoId, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress } from '../../../common/http/values.js';
import { NewPassword } from './password.decorator.js';

/** The password of the account, for what needs more than an open session. */
export class OwnPasswordRequest {
  /**
   * The password one logs in with.
   * @example "correct horse battery"
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD.max)
  currentPassword: string;
}

/** A new password in place of the current one. */
export class ChangePasswordRequest extends OwnPasswordRequest {
  /** At least 10 characters, spaces around it not counted, 5 of them different; none of the most common passwords, nor the current one, and no name, address or product of the login in it. */
  @NewPassword('a calm harbour at noon')
  password: string;
}

/** An address to log in with, to be confirmed. */
export class ChangeEmailRequest extends OwnPasswordRequest {
  /**
   * The new address.
   * @example camille@lefevre.example
   */
  @EmailAddress()
  email: string;
}

/** A mailed link of a change of address. */
export class EmailLinkRequest {
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

/** What a link of a change of address did. */
export class EmailConfirmedResponse {
  /** Whether the new address counts now; otherwise the other address has not confirmed it yet. */
  changed: boolean;
}

const DEVICES = ['phone', 'tablet', 'computer'] as const;

/** A login that is open. */
export class SessionDto {
  /**
   * Id of the session.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /**
   * Browser or program, as it calls itself.
   * @example Firefox
   */
  @ApiProperty({ type: String, nullable: true })
  browser: string | null;

  /**
   * Operating system.
   * @example Windows
   */
  @ApiProperty({ type: String, nullable: true })
  system: string | null;

  /** Kind of device. */
  @ApiProperty({ enum: DEVICES, nullable: true })
  device: (typeof DEVICES)[number] | null;

  /** When it last made a call, to the minute, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSeenAt: string | null;

  /** Whether it is the one that asks. */
  current: boolean;
}

/** The logins of the caller that are open. */
export class SessionsResponse {
  /** The one used last first. */
  sessions: SessionDto[];
}
