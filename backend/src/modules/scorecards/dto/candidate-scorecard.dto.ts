import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { SCORECARD_RATING } from '@byline/shared-types/domain';
import { IsBoolean, IsMongoId, IsObject } from 'class-validator';
import { OptionalText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';
import { WeightedItemDto } from './scorecard.dto.js';

const RATINGS = {
  type: 'object',
  additionalProperties: { type: 'integer', minimum: SCORECARD_RATING.min, maximum: SCORECARD_RATING.max },
  example: { '665f1c2e9b1d4a0012345678-665f1c2e9b1d4a0012345679': 4 },
} as const;

/** A scorecard to rate a candidate on. */
export class AddCandidateScorecardRequest {
  /** Scorecard id. */
  @IsMongoId()
  _id: string;

  /** All ratings of 1 to 5 by `categoryId-itemId`; items left out are not rated. */
  @OptionalNotNull()
  @IsObject()
  @ApiProperty({ ...RATINGS, selfRequired: false })
  scores?: Record<string, number>;

  /**
   * Comment.
   * @example "Strong in tone of voice."
   */
  @OptionalText()
  comment?: string | null;
}

/** Changes to a candidate's ratings on one scorecard: the fields given, the rest stays. */
export class UpdateCandidateScorecardRequest extends IntersectionType(AddCandidateScorecardRequest, VersionedRequest) {
  /** `true` takes the scorecard away from the candidate. */
  @OptionalNotNull()
  @IsBoolean()
  removed?: boolean;
}

/** A category of a candidate's scorecard, with the items that are rated. */
export class RatedCategoryDto {
  /** Id of the record. */
  _id: string;

  /**
   * Label.
   * @example "Language and style"
   */
  label: string;

  /** Items, in their order. */
  items: WeightedItemDto[];
}

/** A candidate's ratings on one scorecard. `_id` is the scorecard's, `version` counts the changes of the ratings. */
export class CandidateScorecardResponse extends RecordDto {
  /** Id of the candidate. */
  candidateId: string;

  /**
   * Of the scorecard; a deleted one keeps it.
   * @example "Language and style"
   */
  label: string;

  /** Categories, in their order. */
  categories: RatedCategoryDto[];

  /** Ratings of 1 to 5 by `categoryId-itemId`. */
  @ApiProperty(RATINGS)
  scores: Record<string, number>;

  /**
   * Comment.
   * @example "Strong in tone of voice."
   */
  @ApiProperty({ type: String, nullable: true })
  comment: string | null;

  /**
   * 100 × sum(weight × rating) / (5 × sum(weight)) over the rated items, two decimals; null without any.
   * @example 76.67
   */
  @ApiProperty({ type: Number, nullable: true })
  percent: number | null;
}

/** A candidate's scorecards. */
export class CandidateScorecardsResponse {
  /** The records. */
  records: CandidateScorecardResponse[];
}

/** Filters of the list of candidates' scorecards. */
export class CandidateScorecardFilter {
  /**
   * Scorecards of one or several candidates.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  candidateId?: string[];
}
