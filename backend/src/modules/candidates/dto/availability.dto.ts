import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  AVAILABILITY_CONFIRMERS,
  AVAILABILITY_STATES,
  HOURS_PER_WEEK,
  ISO_WEEKDAYS,
  MAX_AWAY,
  NOTICE_DAYS,
  type AvailabilityConfirmer,
  type AvailabilityState,
} from '@byline/shared-types/domain';
import { ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { OptionalDay } from '../../../common/http/fields.js';
import { HALF_DAYS, HalfDays } from '../../../common/http/half-days.js';
import { NestedList } from '../../../common/http/nested.js';
import { VersionedRequest } from '../../../common/http/record.dto.js';
import { Day, OptionalNotNull } from '../../../common/http/values.js';

/** A period away; without a last day it has no known end. */
export class AwayInputDto {
  /** First day. */
  @Day()
  from: string;

  /** Last day. */
  @OptionalDay()
  to?: string | null;
}

/** When a candidate can work: the parts that requests and answers share. */
export class SaidAvailabilityDto {
  /** Whether the candidate looks for work. */
  @IsIn(AVAILABILITY_STATES)
  @ApiProperty({ enum: AVAILABILITY_STATES, enumName: 'AvailabilityState', example: 'looking' })
  state: AvailabilityState;

  /** First free day; null is now. */
  @OptionalDay()
  from?: string | null;

  /** Last free day; null is open. */
  @OptionalDay()
  until?: string | null;

  /** Days a week, in halves; not together with `hoursPerWeek`. */
  @IsOptional()
  @HalfDays()
  @ApiProperty(HALF_DAYS)
  daysPerWeek?: number | null;

  /** Hours a week. */
  @IsOptional()
  @IsInt()
  @Min(HOURS_PER_WEEK.min)
  @Max(HOURS_PER_WEEK.max)
  @ApiProperty({ type: 'integer', nullable: true, required: false, example: null })
  hoursPerWeek?: number | null;

  /** Days of the week as ISO numbers, 1 is Monday; empty is any. */
  @OptionalNotNull()
  @IsArray()
  @ArrayUnique()
  @IsIn(ISO_WEEKDAYS, { each: true })
  @ApiProperty({
    ...{ type: 'array', items: { type: 'integer', minimum: 1, maximum: 7 }, uniqueItems: true },
    ...{ required: false, example: [1, 2, 4] },
  })
  weekdays?: number[];

  /** Days that the candidate needs before a start. */
  @IsOptional()
  @IsInt()
  @Min(NOTICE_DAYS.min)
  @Max(NOTICE_DAYS.max)
  @ApiProperty({ type: 'integer', nullable: true, required: false, example: 14 })
  noticeDays?: number | null;
}

/** Parts left out are emptied, and the write confirms all of it. */
export class SetAvailabilityRequest extends IntersectionType(SaidAvailabilityDto, VersionedRequest) {
  /** Periods away. */
  @OptionalNotNull()
  @NestedList(() => AwayInputDto, MAX_AWAY)
  away?: AwayInputDto[];
}

export class AwayDto extends Answered(AwayInputDto) {}

export class SaidDto extends Answered(SaidAvailabilityDto) {}

/** When a candidate can work. */
export class SaidWithAwayDto extends SaidDto {
  /** Periods away, the earliest first. */
  away: AwayDto[];
}

/** When a candidate can work, with the age of that knowledge. */
export class AvailabilityDto extends SaidWithAwayDto {
  /** Time of the last confirmation; null for what came from an older version of the product. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  confirmedOn: string | null;

  /** The way of the last confirmation. */
  @ApiProperty({ enum: AVAILABILITY_CONFIRMERS, enumName: 'AvailabilityConfirmer', nullable: true })
  confirmedBy: AvailabilityConfirmer | null;
}
