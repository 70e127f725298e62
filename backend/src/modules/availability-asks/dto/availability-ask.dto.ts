import { ApiProperty } from '@nestjs/swagger';
import {
  ASK_ANSWERS,
  ASK_FREQUENCIES,
  AVAILABILITY_STATES,
  LANGUAGES,
  MAX_LINE,
  type AskAnswer,
  type AskFrequency,
  type AvailabilityState,
  type Language,
} from '@byline/shared-types/domain';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { HalfDays } from '../../../common/http/half-days.js';
import { OptionalDay } from '../../../common/http/fields.js';

/** The link of a mail that asks for an availability. */
export class AskLinkRequest {
  /**
   * Token of the link.
   * @example vS0q3gkXw2bJ0nB0r8m2hQd1t7pYcZfLx9uEaK
   */
  @IsString()
  @MaxLength(MAX_LINE)
  token: string;
}

/** How often a person wants to be asked for their availability. */
export class AskFrequencyRequest {
  /** `usual`: as often as the agency sets; `seldom`: every 90 days; `never`: no such mail. */
  @IsIn(ASK_FREQUENCIES)
  @ApiProperty({ enum: ASK_FREQUENCIES, enumName: 'AskFrequency', example: 'seldom' })
  frequency: AskFrequency;
}

/** How often a person is asked for their availability. */
export class AskFrequencyResponse extends AskFrequencyRequest {}

/** The answer of a person. */
export class AnswerAskRequest {
  /** `yes`: available, as before unless `daysPerWeek` says otherwise; `not_until`: from the day `from`; `not_looking`: not for now. */
  @IsIn(ASK_ANSWERS)
  @ApiProperty({ enum: ASK_ANSWERS, enumName: 'AskAnswer', example: 'yes' })
  answer: AskAnswer;

  /** Days a week, with `yes`; null means no fixed number. Without them, days and hours stay. */
  @IsOptional()
  @HalfDays()
  @ApiProperty({ type: Number, nullable: true, required: false, minimum: 0.5, maximum: 7, multipleOf: 0.5, example: 3 })
  daysPerWeek?: number | null;

  /** First free day, after today; required with `not_until`. */
  @OptionalDay()
  from?: string | null;
}

/** The question, for the page of the link. */
export class AvailabilityAskResponse {
  /**
   * First name of the person.
   * @example "Camille"
   */
  firstname: string;

  /** Their language. */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  /** Whether they look for work, as last said; null if nobody has said it. */
  @ApiProperty({ enum: AVAILABILITY_STATES, enumName: 'AvailabilityState', nullable: true })
  state: AvailabilityState | null;

  /** First free day, if it is still to come. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  from: string | null;

  /** The first free day after the answer `yes`; null is now. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  yesFrom: string | null;

  /**
   * Days a week.
   * @example 3
   */
  @ApiProperty({ type: Number, nullable: true })
  daysPerWeek: number | null;

  /**
   * Hours a week, instead of days.
   * @example 20
   */
  @ApiProperty({ type: Number, nullable: true })
  hoursPerWeek: number | null;

  /** The answer, once there is one. */
  @ApiProperty({ enum: ASK_ANSWERS, enumName: 'AskAnswer', nullable: true })
  answer: AskAnswer | null;

  /** Time of the answer. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;

  /** The link works until then, unless a newer mail replaces it. */
  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt: string;

  /** The day of the next question; null if none is planned. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  nextAskOn: string | null;

  /** How often the person is asked. */
  @ApiProperty({ enum: ASK_FREQUENCIES, enumName: 'AskFrequency' })
  frequency: AskFrequency;
}
