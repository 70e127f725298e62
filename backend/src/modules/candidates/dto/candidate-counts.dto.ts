import { ApiProperty } from '@nestjs/swagger';
import type { CandidateTile } from '@byline/shared-types/domain';

/** The eight counts above the candidate list. */
export class CandidateTilesResponse implements Record<CandidateTile, number> {
  /** Not archived. */
  @ApiProperty({ type: 'integer' })
  active: number;

  /** Not archived, nobody assigned. */
  @ApiProperty({ type: 'integer' })
  newApplicant: number;

  /** Not archived, somebody assigned. */
  @ApiProperty({ type: 'integer' })
  recruiter: number;

  @ApiProperty({ type: 'integer' })
  phoneInterview: number;

  @ApiProperty({ type: 'integer' })
  test: number;

  @ApiProperty({ type: 'integer' })
  liveInterview: number;

  @ApiProperty({ type: 'integer' })
  offer: number;

  @ApiProperty({ type: 'integer' })
  archived: number;
}

/** Where a candidate stands in a list. */
export class CandidateNeighboursResponse {
  /** Candidate before this one. */
  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  /** Candidate after this one. */
  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  /** 1 for the first; null when this candidate is not in the list. */
  @ApiProperty({ type: 'integer', nullable: true })
  position: number | null;

  /** Candidates in the list. */
  @ApiProperty({ type: 'integer' })
  total: number;
}
