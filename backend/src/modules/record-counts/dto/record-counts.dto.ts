import { ApiProperty } from '@nestjs/swagger';

/** Numbers of records about a candidate, for the tabs beside the profile. */
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
   * Open tasks.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  tasks: number;
}
