import { ApiProperty } from '@nestjs/swagger';
import type { CandidateTile } from '@byline/shared-types/domain';

/** The eight counts above the candidate list. */
export class CandidateTilesResponse implements Record<CandidateTile, number> {
  /**
   * Not archived.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  active: number;

  /**
   * Not archived, nobody assigned.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  newApplicant: number;

  /**
   * Not archived, somebody assigned.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  recruiter: number;

  /**
   * Not archived, in the phone interview.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  phoneInterview: number;

  /**
   * Not archived, making the test.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  test: number;

  /**
   * Not archived, in the live interview.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  liveInterview: number;

  /**
   * Not archived, with an offer.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  offer: number;

  /**
   * Archived.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  archived: number;
}

/** Where a candidate stands in a list. */
export class CandidateNeighboursResponse {
  /**
   * Candidate before this one.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  /**
   * Candidate after this one.
   * @example "665f1c2e9b1d4a0012345679"
   */
  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  /**
   * 1 for the first; null when this candidate is not in the list.
   * @example 3
   */
  @ApiProperty({ type: 'integer', nullable: true })
  position: number | null;

  /**
   * Candidates in the list.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}
