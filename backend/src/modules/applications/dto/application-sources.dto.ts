import { ApiProperty } from '@nestjs/swagger';

/** Numbers of applications by source. */
export class ApplicationSourcesResponse {
  /**
   * Through the link of a campaign.
   * @example 6
   */
  @ApiProperty({ type: 'integer' })
  campaign: number;

  /**
   * Proposed by a recruiter, also if the candidate had applied before.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  proposed: number;

  /**
   * Applications from neither: the candidate found the job, or a recruiter entered the application.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  direct: number;
}
