import { ApiProperty } from '@nestjs/swagger';
import { MAX_EMAIL } from '@byline/shared-types/domain';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress, OptionalNotNull } from '../../../common/http/values.js';
import { UserResponse } from '../../users/dto/user.dto.js';
import { IntendedJobResponse } from './intended-job.dto.js';
import { NewPassword, SameAsPassword } from './password.decorator.js';

/** Longest token of a mailed link, in characters; ours have 43. */
const MAX_TOKEN = 200;

/** An address in a path. */
export class AccountEmailRequest {
  /**
   * Email address of the user.
   * @example camille@example.be
   */
  @EmailAddress()
  email: string;
}

/** The two parts of a mailed link. */
export class AccountLinkRequest {
  /**
   * Email address.
   * @example camille@example.be
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_EMAIL)
  email: string;

  /**
   * Token of the link.
   * @example vS0q3gkXw2bJ0nB0r8m2hQd1t7pYcZfLx9uEaKiVoWs
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_TOKEN)
  token: string;
}

/** The link of an activation mail. */
export class ActivationRequest extends AccountLinkRequest {
  /**
   * The password to log in with, if required. At least 10 characters, spaces around it not counted, 5 of them different; not one of the most
   * common passwords, and without a name, the address or the product of the login.
   */
  @OptionalNotNull()
  @NewPassword()
  password?: string;

  /** The same again, for clients whose form asks twice. */
  @OptionalNotNull()
  @SameAsPassword()
  passwordConfirmation?: string;
}

/** A new password, with the link that allows it. */
export class ResetPasswordRequest extends AccountLinkRequest {
  /** At least 10 characters, spaces around it not counted, 5 of them different; not one of the most common passwords, and without a name, the address or the product of the login. */
  @NewPassword()
  password: string;

  /** The same again, for clients whose form asks twice. */
  @OptionalNotNull()
  @SameAsPassword()
  passwordConfirmation?: string;
}

/** An activated account. The first click on the link opens a session; a later one only says that it already worked. */
export class ActivationResponse {
  /** Whether this link was used before; then there is no session and the user logs in. */
  alreadyActivated: boolean;

  /**
   * Bearer token of the new session.
   * @example vS0q3gkXw2bJ0nB0r8m2hQd1t7pYcZfLx9uEaKiVoWs
   */
  @ApiProperty({ type: String, nullable: true })
  token: string | null;

  /** End of the token, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: string | null;

  /** The logged-in user. */
  user: UserResponse;

  /** The jobs that the person registered for: applications once the profile is complete. Empty for a link that was used before. */
  jobs: IntendedJobResponse[];
}

/** The same answer for every address, known or not. */
export class MailRequestedResponse {
  /** Always true: an address with an account gets a mail. */
  accepted: boolean;
}
