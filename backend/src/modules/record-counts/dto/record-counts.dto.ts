import { ApiProperty } from '@nestjs/swagger';

/** How much there is about a candidate: what the tabs beside the profile say. */
export class CandidateCountsResponse {
  /**
   * Interviews held.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  interviews: number;

  /**
   * Scorecards chosen for the candidate.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  scorecards: number;

  /**
   * Notes.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  notes: number;

  /**
   * Tests given.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  tests: number;

  /**
   * Mails a recruiter may see, sent or not.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  mail: number;

  /**
   * Tasks that are left to do.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  tasks: number;
}
