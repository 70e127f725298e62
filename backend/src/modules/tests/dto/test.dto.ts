import { ApiProperty, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { TEST_SCORE } from '@byline/shared-types/domain';
import { IsMongoId, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Line, MultipleOf, Text } from '../../../common/http/fields.js';
import { NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';

const MAX_SCORES = 100;

/** One score of a test. */
export class TestScoreDto {
  /**
   * 0 to 10 in steps of 0.5.
   * @example 3
   */
  @IsNumber()
  @Min(TEST_SCORE.min)
  @Max(TEST_SCORE.max)
  @MultipleOf(TEST_SCORE.step)
  score: number;

  /**
   * Reason for the score.
   * @example "Clear and to the point"
   */
  @Text({ missing: 'remark_required' })
  remark: string;
}

/** A new test of a candidate. */
export class CreateTestRequest {
  /** Id of the candidate. */
  @IsMongoId()
  candidateId: string;

  /**
   * Name of the test.
   * @example "Translation EN-NL, 400 words"
   */
  @Line()
  name: string;

  /** Id of the candidate's file, uploaded with POST files; null without one. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  fileId?: string | null;
}

/** Changes to a test. Fields left out stay as they are. */
export class UpdateTestRequest extends IntersectionType(
  PartialType(OmitType(CreateTestRequest, ['candidateId']), { skipNullProperties: false }),
  VersionedRequest,
) {
  /** All scores. */
  @OptionalNotNull()
  @NestedList(() => TestScoreDto, MAX_SCORES)
  scores?: TestScoreDto[];
}

/** The file of a test. */
export class TestFileDto {
  /** Id of the record. */
  _id: string;

  /**
   * Original file name.
   * @example cv.pdf
   */
  originalname: string;
}

/** A test with its scores. */
export class TestResponse extends RecordDto {
  /** Id of the candidate. */
  candidateId: string;

  /**
   * Name of the test.
   * @example "Translation EN-NL, 400 words"
   */
  name: string;

  /** Id of the file. */
  @ApiProperty({ type: String, nullable: true })
  fileId: string | null;

  /** The file. */
  @ApiProperty({ type: TestFileDto, nullable: true })
  file: TestFileDto | null;

  /** Scores. */
  scores: TestScoreDto[];

  /**
   * Average of the scores with one decimal; null without scores.
   * @example 7.5
   */
  @ApiProperty({ type: Number, nullable: true })
  average: number | null;
}

/** Filters of the tests list. */
export class TestFilter {
  /**
   * Tests of one or several candidates.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  candidateId?: string[];
}
