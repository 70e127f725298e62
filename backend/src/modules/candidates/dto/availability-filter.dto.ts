import { ApiProperty } from '@nestjs/swagger';
import { DAYS_PER_WEEK } from '@byline/shared-types/domain';
import { IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Nested } from '../../../common/http/nested.js';
import { Day, NotBefore } from '../../../common/http/values.js';
import { NumberOfQuery } from '../../../common/lists/list-filters.dto.js';

/** Days, both included. */
export class FreePeriodDto {
  /** First day; today if left out. */
  @IsOptional()
  @Day()
  @ApiProperty({ required: false, example: '2026-12-07' })
  from?: string;

  /** Last day; the first if left out. */
  @IsOptional()
  @Day()
  @NotBefore('from')
  @ApiProperty({ required: false, example: '2026-12-18' })
  to?: string;
}

/** Filters of the candidate list by availability (docs/domain/availability.md#finding). */
export class AvailabilityFilter {
  /** Available on this day. */
  @IsOptional()
  @Day()
  @ApiProperty({ required: false })
  availableOn?: string;

  /** Has said to be free in the whole period, counting notice, periods away and weekdays, and has no booking in it, or one that leaves `freeDays`. Without a last day it is one day. A past period finds nobody, and with `jobId` nobody is found whom that job has booked. */
  @IsOptional()
  @Nested(() => FreePeriodDto)
  freeBetween?: FreePeriodDto;

  /**
   * Has at least so many days a week, or has set no limit. Without days and hours a week the chosen weekdays count. Without it
   * `freeBetween` asks for the whole week of each person.
   * @example 3
   */
  @IsOptional()
  @NumberOfQuery()
  @IsNumber()
  @Min(DAYS_PER_WEEK[0])
  @Max(7)
  freeDays?: number;

  /**
   * Availability confirmed within so many days.
   * @example 14
   */
  @IsOptional()
  @NumberOfQuery()
  @IsInt()
  @Min(1)
  @Max(366)
  confirmedWithin?: number;
}
