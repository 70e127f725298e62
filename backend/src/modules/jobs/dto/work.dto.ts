import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { OptionalDay } from '../../../common/http/fields.js';
import { HALF_DAYS, HalfDays } from '../../../common/http/half-days.js';

/** A period of work, for which approved candidates are booked. */
export class WorkDto {
  /** First day of the work, `YYYY-MM-DD`, past days too. */
  @ApiProperty({ example: '2035-07-09' })
  @OptionalDay()
  workFrom?: string | null;

  /** Last day of the work; not before its first day, and only with one. Null if the work has no known end. */
  @ApiProperty({ example: '2035-12-21' })
  @OptionalDay()
  workTo?: string | null;

  /** Days of work a week, in halves, only with a first day; null for all days that the candidate works. */
  @IsOptional()
  @HalfDays()
  @ApiProperty(HALF_DAYS)
  workDays?: number | null;
}

/** A period of work in an answer. */
export class AnsweredWorkDto extends Answered(WorkDto) {}
