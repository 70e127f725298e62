import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Moment } from '../../../common/http/values.js';
import { TaskFilter } from './task.dto.js';

/** Filters of the counted tasks. */
export class TaskCountFilter extends OmitType(TaskFilter, ['completed', 'deadline']) {
  /** A task is overdue if it was due before this moment, and the days count from its day; now if it is left out. */
  @IsOptional()
  @Moment()
  since?: string;
}

/** Number of open tasks by the day of their deadline, in Europe/Brussels. */
export class TaskCountsResponse {
  /**
   * Overdue.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  overdue: number;

  /**
   * Due in the rest of the day.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  today: number;

  /**
   * Due after the day, until Sunday.
   * @example 7
   */
  @ApiProperty({ type: 'integer' })
  week: number;

  /**
   * Due after Sunday.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  later: number;
}
