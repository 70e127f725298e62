import { ApiProperty } from '@nestjs/swagger';
import { MIN_TEXT } from '@byline/shared-types/domain';
import { IsMongoId, IsOptional } from 'class-validator';
import { Line, OptionalCountry } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { IfGiven } from '../../../common/http/values.js';
import { IdFilter } from '../../../common/lists/list-filters.dto.js';
import { PastYear } from '../past-year.js';

/** A new diploma. */
export class CreateDiplomaRequest {
  @IsMongoId()
  candidateId: string;

  /** @example Master in Translation */
  @Line({ min: MIN_TEXT, tooShort: 'degree_to_short' })
  degree: string;

  /** @example UGent */
  @Line({ min: MIN_TEXT, tooShort: 'institute_to_short' })
  institute: string;

  /** First year, not after the current one. */
  @PastYear()
  from: number;

  /** Last year, not after the current one; null while it goes on. */
  @IsOptional()
  @PastYear()
  @ApiProperty({ nullable: true, required: false })
  to?: number | null;

  /** ISO 3166-1 alpha-2. */
  @OptionalCountry()
  country?: string | null;
}

/** Part of a diploma. */
export class UpdateDiplomaRequest extends VersionedRequest {
  /** Accepted for compatibility; a diploma stays with its candidate. */
  @IfGiven()
  @IsMongoId()
  candidateId?: string;

  @IfGiven()
  @Line({ min: MIN_TEXT, tooShort: 'degree_to_short' })
  degree?: string;

  @IfGiven()
  @Line({ min: MIN_TEXT, tooShort: 'institute_to_short' })
  institute?: string;

  @IfGiven()
  @PastYear()
  @ApiProperty({ required: false })
  from?: number;

  @IsOptional()
  @PastYear()
  @ApiProperty({ nullable: true, required: false })
  to?: number | null;

  @OptionalCountry()
  country?: string | null;
}

export class DiplomaFilter {
  /** A candidate sees their own only. */
  @IdFilter()
  candidateId?: string;
}

/** A diploma; it stores years only (decisions, the rest). */
export class DiplomaResponse extends RecordDto {
  candidateId: string;

  degree: string;

  institute: string;

  /** First year. */
  @ApiProperty({ type: 'integer', example: 2015 })
  from: number;

  /** Last year; null while it goes on. */
  @ApiProperty({ type: 'integer', nullable: true, example: 2017 })
  to: number | null;

  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ type: String, nullable: true, example: 'BE' })
  country: string | null;
}
