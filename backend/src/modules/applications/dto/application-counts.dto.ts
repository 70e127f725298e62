import { ApiProperty } from '@nestjs/swagger';
import type { ApplicationStatus } from '@byline/shared-types/domain';

/** Numbers of applications by status. */
export class ApplicationCountsResponse implements Record<ApplicationStatus, number> {
  /**
   * Pending.
   * @example 6
   */
  @ApiProperty({ type: 'integer' })
  pending: number;

  /**
   * Declined.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  rejected: number;

  /**
   * Approved.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  successful: number;

  /**
   * Withdrawn by their candidates.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  withdrawn: number;
}
