import { ApiProperty } from '@nestjs/swagger';
import { MAX_BULK_IDS } from '@byline/shared-types/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsMongoId } from 'class-validator';
import { OptionalNotNull } from '../../../common/http/values.js';

/** A selection from the list: `ids`, or `all`. */
export class CandidateSelectionRequest {
  /**
   * The selected candidates; search and filter do not apply.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_BULK_IDS)
  @IsMongoId({ each: true })
  ids?: string[];

  /** In place of `ids`: everyone in the search and filter of the address. */
  @ApiProperty({ enum: [true], type: Boolean, required: false })
  @OptionalNotNull()
  @IsIn([true])
  all?: true;

  /**
   * Exceptions from `all`.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_BULK_IDS)
  @IsMongoId({ each: true })
  except?: string[];
}
