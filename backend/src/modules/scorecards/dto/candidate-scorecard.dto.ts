import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { SCORECARD_RATING } from '@byline/shared-types/domain';
import { IsBoolean, IsMongoId, IsObject } from 'class-validator';
import { OptionalText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';
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

  /** All of your ratings of 1 to 5 by `categoryId-itemId`; items left out are not rated. */
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

/** Changes to the caller's ratings of a candidate on one scorecard: the fields given, the rest stays. */
export class UpdateCandidateScorecardRequest extends IntersectionType(AddCandidateScorecardRequest, VersionedRequest) {
  /** `true` takes the scorecard away from the candidate, with everybody's ratings. */
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

/** What one recruiter gave a candidate on a scorecard. */
class GivenDto {
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

/** The same, and who gave it. */
export class AssessmentDto extends GivenDto {
  /** Null when that user is gone, or was not kept yet. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  recruiter: PersonRefDto | null;

  /** When it was last changed, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  modifiedAt: string;
}

/** What several recruiters gave, in one. */
export class ScoreSummaryDto {
  /**
   * How many recruiters rated.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  count: number;

  /**
   * Mean of their percents, two decimals.
   * @example 72.5
   */
  average: number;

  /**
   * Lowest percent.
   * @example 68.33
   */
  lowest: number;

  /**
   * Highest percent.
   * @example 76.67
   */
  highest: number;
}

/** A scorecard that a candidate is rated on. `_id` is the scorecard's; what a recruiter gives, and its `version`, are the caller's own. */
export class CandidateScorecardResponse extends IntersectionType(RecordDto, GivenDto) {
  /** Id of the candidate. */
  candidateId: string;

  /**
   * Of the scorecard; a deleted one keeps it.
   * @example "Language and style"
   */
  label: string;

  /** Categories, in their order. */
  categories: RatedCategoryDto[];

  /** Of all who gave a rating or a comment, you too, in the order they began. */
  assessments: AssessmentDto[];

  /** Null while nobody rated. */
  @ApiProperty({ type: ScoreSummaryDto, nullable: true })
  summary: ScoreSummaryDto | null;
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

  /**
   * Candidates on these scorecards.
   * @example ["665f1c2e9b1d4a0012345679"]
   */
  @IdsFilter()
  _id?: string[];
}
