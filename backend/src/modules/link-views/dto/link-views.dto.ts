import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsMongoId, IsOptional } from 'class-validator';
import { CsvOrArray } from '../../../common/lists/list-filters.dto.js';

/** The campaigns whose views to count. */
export class LinkViewsRequest {
  /**
   * Ids of campaigns, separated by commas.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @CsvOrArray()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PAGE_SIZE)
  @IsMongoId({ each: true })
  _id: string[];

  /** Counts only the links of this job. */
  @IsOptional()
  @IsMongoId()
  jobId?: string;
}

/** How often people opened the apply links of one campaign. */
export class LinkViewResponse {
  /** @example "665f1c2e9b1d4a0012345678" */
  _id: string;

  /**
   * Views; a browser counts once for each link until it is closed.
   * @example 412
   */
  @ApiProperty({ type: 'integer', minimum: 0 })
  count: number;
}

export class LinkViewsResponse {
  /** The views of each campaign, in the order of the request; an unknown id has none. */
  records: LinkViewResponse[];
}
