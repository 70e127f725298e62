import { ApiProperty } from '@nestjs/swagger';
import { ApplicationResponse } from './application.dto.js';

/** The decided applications, in their new state. */
export class ApplicationsResponse {
  /** The records. */
  records: ApplicationResponse[];

  /**
   * Number of those that were proposals whose mail was cancelled before it left, so these candidates did not read that they were proposed.
   * @example 0
   */
  @ApiProperty({ type: 'integer', minimum: 0 })
  cancelledMails: number;
}
