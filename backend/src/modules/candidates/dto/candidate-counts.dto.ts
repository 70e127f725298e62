import { ApiProperty } from '@nestjs/swagger';
import { CANDIDATE_TILES, type CandidateTile } from '@byline/shared-types/domain';

const COUNTS = [...CANDIDATE_TILES, 'total'] as const;
const POSITIONS = ['position', 'total'] as const;

/** The eight counts above the candidate list, and its own. */
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

  /**
   * Of the list with its whole filter.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /**
   * Counts that stopped: there are more than the number says. Empty with `Prefer: count=exact`.
   * @example []
   */
  @ApiProperty({ enum: COUNTS, isArray: true })
  capped: (CandidateTile | 'total')[];
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

  /**
   * Which of the two stopped: it is more than the number says. Empty with `Prefer: count=exact`.
   * @example []
   */
  @ApiProperty({ enum: POSITIONS, isArray: true })
  capped: ('position' | 'total')[];
}
