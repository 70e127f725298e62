import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { IsMongoId } from 'class-validator';
import { Line, OptionalAmount, OptionalDay, OptionalRichText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';

/** Largest budget, in euro. */
const MAX_BUDGET = 100_000_000;

/** A new campaign. */
export class CreateCampaignRequest {
  /**
   * Title of the campaign.
   * @example "Spring 2027"
   */
  @Line()
  title: string;

  /** The medium it runs in. */
  @IsMongoId()
  mediumId: string;

  /**
   * Euro.
   * @example 2500
   */
  @OptionalAmount(MAX_BUDGET)
  budget?: number | null;

  /** First day, `YYYY-MM-DD`; not before today when it is set or changed. */
  @ApiProperty({ example: '2035-07-02' })
  @OptionalDay()
  start?: string | null;

  /** Last day, `YYYY-MM-DD`; not before today when it is set or changed. */
  @ApiProperty({ example: '2035-09-28' })
  @OptionalDay()
  end?: string | null;

  /** Rich text of at least two characters. */
  @OptionalRichText()
  remarks?: string | null;
}

/** Changes to a campaign: the fields given, the rest stays. */
export class UpdateCampaignRequest extends IntersectionType(
  PartialType(CreateCampaignRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** The medium of a campaign; a deleted one keeps its name. */
export class CampaignMediumDto {
  /** Id of the record. */
  _id: string;

  /**
   * Name of the medium.
   * @example "De Standaard"
   */
  name: string;
}

/** Advertising for jobs through one medium. */
export class CampaignResponse extends RecordDto {
  /**
   * Title of the campaign.
   * @example "Spring 2027"
   */
  title: string;

  /** Id of the medium. */
  mediumId: string;

  /** The medium it runs in. */
  medium: CampaignMediumDto;

  /**
   * Euro.
   * @example 2500
   */
  @ApiProperty({ type: Number, nullable: true })
  budget: number | null;

  /** First day, `YYYY-MM-DD`. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  start: string | null;

  /** Last day, `YYYY-MM-DD`. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  end: string | null;

  /**
   * Rich text.
   * @example "<p>Calm and <strong>precise</strong>.</p>"
   */
  @ApiProperty({ type: String, nullable: true })
  remarks: string | null;
}

/** Filters of the campaign lists. */
export class CampaignFilter {
  /**
   * One or several campaigns.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  _id?: string[];

  /**
   * Campaigns of one or several mediums.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  mediumId?: string[];
}
