import { ApiProperty } from '@nestjs/swagger';
import type { JobTimeState } from '@byline/shared-types/domain';

/** Number of jobs by time state today, in Europe/Brussels. */
export class JobCountsResponse implements Record<JobTimeState, number> {
  /**
   * Without start and end.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  none: number;

  /**
   * Before their start.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  future: number;

  /**
   * From their start until their end.
   * @example 6
   */
  @ApiProperty({ type: 'integer' })
  ongoing: number;

  /**
   * After their end.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  finished: number;
}
