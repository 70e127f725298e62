import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { MAX_CODE } from '@byline/shared-types/domain';
import { IsMongoId, IsOptional } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import {
  Line,
  OptionalAmount,
  OptionalCountry,
  OptionalLine,
  OptionalRichText,
  OptionalWebAddress,
} from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { CountryCode, OptionalNotNull } from '../../../common/http/values.js';
import { CsvOrArray } from '../../../common/lists/list-filters.dto.js';

/** Largest starting price, in euro. */
const MAX_PRICE = 10_000_000;

/** A new medium. */
export class CreateMediumRequest {
  /**
   * Name of the medium.
   * @example "De Standaard"
   */
  @Line()
  name: string;

  /**
   * Street and number.
   * @example Veldstraat
   */
  @OptionalLine()
  street?: string | null;

  /**
   * Postal code.
   * @example "9000"
   */
  @OptionalLine({ max: MAX_CODE })
  postal?: string | null;

  /**
   * City.
   * @example Gent
   */
  @OptionalLine()
  city?: string | null;

  /** ISO 3166-1 alpha-2. */
  @OptionalCountry()
  country?: string | null;

  /**
   * An http or https address.
   * @example "https://www.standaard.be"
   */
  @OptionalWebAddress()
  url?: string | null;

  /**
   * Starting price in euro.
   * @example 450
   */
  @OptionalAmount(MAX_PRICE)
  startPrice?: number | null;

  /** Rich text of at least two characters. */
  @OptionalRichText()
  remarks?: string | null;
}

/** Changes to a medium. Fields left out stay as they are. */
export class UpdateMediumRequest extends IntersectionType(
  PartialType(CreateMediumRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** Optional fields of a picture's upload. */
export class MediumUploadRequest {
  /**
   * Accepted for compatibility; must equal the medium in the path.
   * @example ""
   */
  @OptionalNotNull()
  @IsMongoId()
  mediumId?: string;
}

/** An advertising channel. */
export class MediumResponse extends IntersectionType(RecordDto, Answered(CreateMediumRequest)) {
  /**
   * The picture: a file id for GET mediums/{id}/file/{fileId}.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;
}

/** Filters of the mediums list. */
export class MediumFilter {
  /** One or several countries, ISO 3166-1 alpha-2. */
  @IsOptional()
  @CsvOrArray()
  @CountryCode({ each: true })
  @ApiProperty({ type: String, isArray: true, required: false, example: ['BE', 'NL'] })
  country?: string[];
}
