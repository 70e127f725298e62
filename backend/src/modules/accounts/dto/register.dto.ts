import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, USER_FUNCTIONS, type Language, type UserFunctionName } from '@byline/shared-types/domain';
import { Equals, IsIn, IsMongoId, IsOptional } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { Line, OptionalWebAddress } from '../../../common/http/fields.js';
import { EmailAddress, BooleanLike, OptionalNotNull } from '../../../common/http/values.js';
import { BotCheckRequest } from '../../auth/dto/bot-check.dto.js';
import { NewPassword, SameAsPassword } from './password.decorator.js';

/** A candidate's registration. */
export class RegistrationRequest extends BotCheckRequest {
  /**
   * First name.
   * @example Camille
   */
  @Line()
  firstname: string;

  /**
   * Last name.
   * @example Lefèvre
   */
  @Line()
  name: string;

  /** The candidate's function. */
  @IsIn(USER_FUNCTIONS)
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  function: UserFunctionName;

  /** Language of the interface and of our mails. */
  @IsIn(LANGUAGES)
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  /**
   * Address of the person, who confirms it by a mailed link.
   * @example camille@example.be
   */
  @EmailAddress()
  email: string;

  /**
   * At least 10 characters, spaces around it not counted, 5 of them different; not one of the most common passwords,
   * and without a name, the address or the product of the login.
   * The link requires a new one if another person may have typed this one.
   */
  @NewPassword()
  password: string;

  /** The same again. */
  @SameAsPassword()
  passwordConfirmation: string;

  /**
   * Address of a LinkedIn profile.
   * @example "https://www.linkedin.com/in/camille"
   */
  @OptionalWebAddress()
  linkedin?: string | null;

  /** Whether the candidate wants the newsletter. */
  @OptionalNotNull()
  @BooleanLike()
  newsletter?: boolean;

  /**
   * Consent to the privacy statement; must be true.
   * @example true
   */
  @Equals(true, { message: 'required' })
  privacy: boolean;

  /** Intended job: becomes an application once the profile is complete. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  jobId?: string | null;

  /** Campaign the candidate came through. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  campaignId?: string | null;
}

/** The registration. The user, with an id, exists after the use of the mailed link. */
export class RegisteredResponse extends Answered(RegistrationRequest, [
  'firstname',
  'name',
  'function',
  'language',
  'email',
]) {}
