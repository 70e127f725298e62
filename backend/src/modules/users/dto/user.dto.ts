import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  CHANGED_ADDRESSES,
  LANGUAGES,
  MAX_SIGNATURE,
  THEMES,
  USER_FUNCTIONS,
  type ChangedAddress,
  type Language,
  type Theme,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { OptionalText } from '../../../common/http/fields.js';
import { PersonResponse } from './person.dto.js';

/** Links of a user. */
export class UserLinksDto {
  /**
   * Address of a LinkedIn profile.
   * @example "https://www.linkedin.com/in/camille"
   */
  @ApiProperty({ type: String, nullable: true })
  linkedin: string | null;
}

/** The texts of the field `{{signature}}` in one's own mails, by language. A language without a signature gets another one, or else the writer's name. */
export class SignaturesDto {
  /**
   * In Dutch mails, one or more lines.
   * @example "Noor Dewitte\nTalent bij Byline"
   */
  @OptionalText({ max: MAX_SIGNATURE })
  nl: string | null;

  /**
   * In French mails, one or more lines.
   * @example "Noor Dewitte"
   */
  @OptionalText({ max: MAX_SIGNATURE })
  fr: string | null;

  /**
   * In English mails, one or more lines.
   * @example "Noor Dewitte"
   */
  @OptionalText({ max: MAX_SIGNATURE })
  en: string | null;
}

/** A user for the user themself. Never contains a password hash, a secret or a link. */
export class UserResponse extends PickType(PersonResponse, [
  '_id',
  'email',
  'firstname',
  'name',
  'roles',
  'candidateId',
]) {
  /**
   * New address that does not apply yet.
   * @example camille@lefevre.example
   */
  @ApiProperty({ type: String, nullable: true })
  pendingEmail: string | null;

  /** Addresses that have not confirmed it yet: the new one, the old one or both. Empty when no address waits. */
  @ApiProperty({ enum: CHANGED_ADDRESSES, enumName: 'ChangedAddress', isArray: true })
  emailWaitsFor: ChangedAddress[];

  /**
   * When a recruiter took the recruiter role away; null for a recruiter, and for a user who never was one.
   * @example 2026-11-03T09:30:00.000Z
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  leftStaffAt: string | null;

  /** Language of the interface and of our mails. */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  /** The candidate's function. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', nullable: true })
  function: UserFunctionName | null;

  /** Job the user registered for; becomes an application once the profile is complete, then null. */
  @ApiProperty({ type: String, nullable: true })
  jobId: string | null;

  /** Campaign the user came through. */
  @ApiProperty({ type: String, nullable: true })
  campaignId: string | null;

  /** Links by their names. */
  links: UserLinksDto;

  /** Whether the privacy statement was accepted. */
  privacy: boolean;

  /** Whether the user wants the newsletter. */
  newsletter: boolean;

  /** Theme of the interface; null until one is chosen. */
  @ApiProperty({ enum: THEMES, enumName: 'Theme', nullable: true })
  theme: Theme | null;

  /** Whether a recruiter gets a mail when a task is due or a job is about to close. */
  reminders: boolean;

  /** Whether a recruiter gets a mail when an answer comes into a conversation that they follow up. */
  answerMails: boolean;

  /** The texts of the field `{{signature}}` in the user's mails. */
  signatures: SignaturesDto;

  /** Whether the login asks for a code too. */
  twofactorEnabled: boolean;

  /**
   * Number of the user's passkeys.
   * @example 1
   */
  passkeys: number;

  /**
   * Session lifetime in minutes.
   * @example 720
   */
  tokenExpiresMinutes: number;
}

/** A session: the bearer token, its end and its user. */
export class LoginResponse {
  /**
   * Send it as `Authorization: Bearer <token>`. With two-factor it opens only users/verify2fa.
   * @example vS0q3gkXw2bJ0nB0r8m2hQd1t7pYcZfLx9uEaKiVoWs
   */
  token: string;

  /** End of the token, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt: string;

  /** The logged-in user. */
  user: UserResponse;

  /** Whether the token opens only setting up a second factor, which this installation requires from staff: users/me/two-factor or users/me/passkeys. The user then logs in again with it. */
  setUpNeeded: boolean;
}
