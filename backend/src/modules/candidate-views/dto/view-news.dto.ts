import { MAX_NEW } from '@byline/shared-types/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsMongoId } from 'class-validator';
import { Moment, OptionalNotNull } from '../../../common/http/values.js';

/** How many candidates a view holds. */
export class ViewCountDto {
  /**
   * Id of the view.
   * @example 665f1c2e9b1d4a0012345678
   */
  viewId: string;

  /**
   * Candidates; counting stops at 5,000, and before the first visit at 1,000.
   * @example 46
   */
  @ApiProperty({ type: 'integer' })
  count: number;

  /** Whether there are more than `count`. */
  more: boolean;

  /**
   * Candidates who match now and did not when the caller last looked, at most 1,000; 0 before the first visit.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  newCount: number;

  /** Whether there are more than `newCount`. */
  newMore: boolean;
}

/** Counts of views. */
export class ViewCountsResponse {
  /** One for each view of the caller's list. */
  counts: ViewCountDto[];
}

/** The new candidates of a view. */
export class ViewNewsResponse {
  /** The time of the answer, ISO 8601; a visit that shows it sends it back. */
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  /**
   * Ids of the candidates who match now and did not when the caller last looked, at most 1,000; empty before the first visit.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  candidateIds: string[];

  /** Whether there are more. */
  more: boolean;
}

/** A visit of a view. */
export class SeenCandidateViewRequest {
  /** When the view was read: the `at` of its new candidates. */
  @Moment()
  at: string;

  /**
   * The new candidates that the visit showed; those who came since then stay new. Absent: the visit showed everybody.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_NEW)
  @IsMongoId({ each: true })
  newIds?: string[];
}
