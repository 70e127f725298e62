import { ApiProperty } from '@nestjs/swagger';
import { USER_FUNCTIONS, type UserFunctionName } from '@byline/shared-types/domain';

/** Active candidates, and those of them whose availability was confirmed within so many days of the Europe/Brussels calendar. */
export class ConfirmedCountsDto {
  /**
   * Candidates who are not archived.
   * @example 40
   */
  @ApiProperty({ type: 'integer' })
  active: number;

  /**
   * Confirmed within 14 days.
   * @example 18
   */
  @ApiProperty({ type: 'integer' })
  within14: number;

  /**
   * Confirmed within 30 days.
   * @example 25
   */
  @ApiProperty({ type: 'integer' })
  within30: number;
}

export class FunctionConfirmedDto extends ConfirmedCountsDto {
  /** Their function; null without one. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', nullable: true, example: 'translator' })
  function: UserFunctionName | null;
}

/** Questions that were asked in an hour of the day. */
export class AskHourDto {
  /**
   * 0 to 23, in Europe/Brussels.
   * @example 9
   */
  @ApiProperty({ type: 'integer' })
  hour: number;

  /**
   * Questions by mail.
   * @example 24
   */
  @ApiProperty({ type: 'integer' })
  asked: number;

  /**
   * Those with an answer.
   * @example 11
   */
  @ApiProperty({ type: 'integer' })
  answered: number;
}

/** How fresh the availabilities of active candidates are, and when people answer. */
export class AvailabilityStatsResponse {
  /** All active candidates. */
  total: ConfirmedCountsDto;

  /** By function, most candidates first. Functions without any are left out. */
  functions: FunctionConfirmedDto[];

  /** The questions of the last 365 days by the hour of asking. Hours without any are left out. */
  hours: AskHourDto[];
}
