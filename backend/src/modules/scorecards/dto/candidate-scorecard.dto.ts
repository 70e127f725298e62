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

  /** All of your ratings, 1 to 5, by `categoryId-itemId`. They replace earlier ratings. */
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

/** Changes to the caller's ratings of a candidate on one scorecard. Fields left out stay as they are. */
export class UpdateCandidateScorecardRequest extends IntersectionType(AddCandidateScorecardRequest, VersionedRequest) {
  /** `true` removes the scorecard from the candidate, with the ratings of every recruiter. */
  @OptionalNotNull()
  @IsBoolean()
  removed?: boolean;
}

/** A category of a candidate's scorecard, with its rated items. */
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

/** Ratings and comment of one recruiter on a candidate's scorecard. */
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
   * 100 × sum(weight × rating) / (5 × sum(weight)) over the rated items, two decimals; null without ratings.
   * @example 76.67
   */
  @ApiProperty({ type: Number, nullable: true })
  percent: number | null;
}

/** Ratings and comment with their recruiter. */
export class AssessmentDto extends GivenDto {
  /** Null if that user is deleted, or if an old rating has no author. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  recruiter: PersonRefDto | null;

  /** Time of the last change, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  modifiedAt: string;
}

/** Summary of the percents of several recruiters. */
export class ScoreSummaryDto {
  /**
   * Number of recruiters who rated.
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

/** A candidate's scorecard. `_id` is the id of the scorecard; `scores`, `comment`, `percent` and `version` are the caller's. */
export class CandidateScorecardResponse extends IntersectionType(RecordDto, GivenDto) {
  /** Id of the candidate. */
  candidateId: string;

  /**
   * Label of the scorecard, also after its deletion.
   * @example "Language and style"
   */
  label: string;

  /** Categories, in their order. */
  categories: RatedCategoryDto[];

  /** Ratings and comments of all recruiters, including the caller, in order of their first one. */
  assessments: AssessmentDto[];

  /** Null without ratings. */
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
   * Candidates with one of these scorecards.
   * @example ["665f1c2e9b1d4a0012345679"]
   */
  @IdsFilter()
  _id?: string[];
}
