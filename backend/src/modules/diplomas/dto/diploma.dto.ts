import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { MIN_TEXT } from '@byline/shared-types/domain';
import { IsMongoId, IsOptional } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { Line, OptionalCountry } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { IdFilter } from '../../../common/lists/list-filters.dto.js';
import { PastYear } from '../past-year.js';

/** A new diploma. */
export class CreateDiplomaRequest {
  /** Id of the candidate. */
  @IsMongoId()
  candidateId: string;

  /**
   * Degree.
   * @example "Master in Translation"
   */
  @Line({ min: MIN_TEXT, tooShort: 'degree_to_short' })
  degree: string;

  /**
   * School or university.
   * @example UGent
   */
  @Line({ min: MIN_TEXT, tooShort: 'institute_to_short' })
  institute: string;

  /** First year, not after the current one. */
  @PastYear()
  from: number;

  /** Last year, not after the current one; null while the study continues. */
  @IsOptional()
  @PastYear()
  @ApiProperty({ nullable: true, required: false })
  to?: number | null;

  /** ISO 3166-1 alpha-2. */
  @OptionalCountry()
  country?: string | null;
}

/** Changes to a diploma. Fields left out stay as they are. The candidate cannot change; `candidateId` may repeat it. */
export class UpdateDiplomaRequest extends IntersectionType(
  PartialType(CreateDiplomaRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

export class DiplomaFilter {
  /** A candidate can only list their own. */
  @IdFilter()
  candidateId?: string;
}

/** A diploma; it stores years only. */
export class DiplomaResponse extends IntersectionType(RecordDto, Answered(CreateDiplomaRequest)) {}
