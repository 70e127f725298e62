import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { IsMongoId } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { Line, OptionalAmount, OptionalDay, OptionalRichText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';
import { MediumResponse } from '../../mediums/dto/medium.dto.js';

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

  /** The medium of the campaign. */
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

/** Changes to a campaign. Fields left out stay as they are. */
export class UpdateCampaignRequest extends IntersectionType(
  PartialType(CreateCampaignRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** The medium of a campaign; a deleted one keeps its name. */
export class CampaignMediumDto extends PickType(MediumResponse, ['_id', 'name']) {}

/** Advertising for jobs through one medium. */
export class CampaignResponse extends IntersectionType(RecordDto, Answered(CreateCampaignRequest)) {
  /** The medium of the campaign. */
  medium: CampaignMediumDto;
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
