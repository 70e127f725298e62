import { MAX_COUNT, MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsMongoId } from 'class-validator';
import { CsvOrArray } from '../../../common/lists/list-filters.dto.js';

/** The records whose uses to count. */
export class UsesRequest {
  /**
   * Ids of records, separated by commas.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @CsvOrArray()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PAGE_SIZE)
  @IsMongoId({ each: true })
  _id: string[];
}

/** How often one record is used. */
export class UseResponse {
  /** @example "665f1c2e9b1d4a0012345678" */
  _id: string;

  /**
   * Uses, counted up to 10,000.
   * @example 214
   */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_COUNT })
  count: number;

  /** True if there are more uses than `count`. */
  capped: boolean;
}

export class UsesResponse {
  /** The uses of each record, in the order of the request; an unknown id has none. */
  records: UseResponse[];
}
