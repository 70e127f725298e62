import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { MIN_TEXT } from '@byline/shared-types/domain';
import { IsMongoId, IsOptional } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { Line } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { PastDay } from '../../../common/http/values.js';
import { IdFilter } from '../../../common/lists/list-filters.dto.js';

/** A new piece of work experience. */
export class CreateExperienceRequest {
  /** Id of the candidate. */
  @IsMongoId()
  candidateId: string;

  /**
   * Function of the candidate there.
   * @example Translator
   */
  @Line({ min: MIN_TEXT, tooShort: 'function_short' })
  function: string;

  /**
   * Company.
   * @example "Maison Verrier"
   */
  @Line({ min: MIN_TEXT, tooShort: 'company_short' })
  company: string;

  /** First day, not in the future. */
  @PastDay()
  from: string;

  /** Last day, not in the future; null while the work continues. */
  @IsOptional()
  @PastDay()
  @ApiProperty({ nullable: true, required: false })
  to?: string | null;
}

/** Changes to a piece of work experience. Fields left out stay as they are. The candidate cannot change; `candidateId` may repeat it. */
export class UpdateExperienceRequest extends IntersectionType(
  PartialType(CreateExperienceRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

export class ExperienceFilter {
  /** A candidate can only list their own. */
  @IdFilter()
  candidateId?: string;
}

/** Work experience. */
export class ExperienceResponse extends IntersectionType(RecordDto, Answered(CreateExperienceRequest)) {}
