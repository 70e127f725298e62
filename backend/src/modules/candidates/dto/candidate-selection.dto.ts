import { ApiProperty } from '@nestjs/swagger';
import { MAX_BULK_IDS } from '@byline/shared-types/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsMongoId } from 'class-validator';
import { OptionalNotNull } from '../../../common/http/values.js';

/** Who of the list is meant: `ids`, or `all`. */
export class CandidateSelectionRequest {
  /**
   * These candidates; search and filter are not looked at.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_BULK_IDS)
  @IsMongoId({ each: true })
  ids?: string[];

  /** In place of `ids`: everybody of the search and filter in the address. */
  @ApiProperty({ enum: [true], type: Boolean, required: false })
  @OptionalNotNull()
  @IsIn([true])
  all?: true;

  /**
   * Of `all`, not these.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_BULK_IDS)
  @IsMongoId({ each: true })
  except?: string[];
}
