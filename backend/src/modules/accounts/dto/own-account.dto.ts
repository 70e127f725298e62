import { ApiProperty, PickType } from '@nestjs/swagger';
import { PASSWORD } from '@byline/shared-types/domain';
import { IsMongoId, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress } from '../../../common/http/values.js';
import { AccountLinkRequest } from './account-link.dto.js';
import { NewPassword } from './password.decorator.js';

/** The password of the account, for acts that need more than an open session. */
export class OwnPasswordRequest {
  /**
   * The current password.
   * @example "correct horse battery"
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD.max)
  currentPassword: string;
}

/** A new password in place of the current one. */
export class ChangePasswordRequest extends OwnPasswordRequest {
  /** At least 10 characters, spaces around it not counted, 5 of them different; not one of the most common passwords and not the current one, and without a name, the address or the product of the login. */
  @NewPassword('a calm harbour at noon')
  password: string;
}

/** A new address to log in with, to confirm. */
export class ChangeEmailRequest extends OwnPasswordRequest {
  /**
   * The new address.
   * @example camille@lefevre.example
   */
  @EmailAddress()
  email: string;
}

/** A mailed link of a change of address. */
export class EmailLinkRequest extends PickType(AccountLinkRequest, ['token']) {
  /**
   * Id of the user, from the link.
   * @example 665f1c2e9b1d4a0012345678
   */
  @IsMongoId()
  userId: string;
}

/** The effect of a link of a change of address. */
export class EmailConfirmedResponse {
  /** Whether the new address applies now; otherwise the other address has not confirmed it yet. */
  changed: boolean;
}

const DEVICES = ['phone', 'tablet', 'computer'] as const;

/** An open session. */
export class SessionDto {
  /**
   * Id of the session.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /**
   * Browser or program, by its own name.
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

  /** Time of its last call, to the minute, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSeenAt: string | null;

  /** Whether it is the current one. */
  current: boolean;
}

/** The open sessions of the caller. */
export class SessionsResponse {
  /** The latest used first. */
  sessions: SessionDto[];
}
