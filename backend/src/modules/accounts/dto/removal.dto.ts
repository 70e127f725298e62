import { ApiProperty } from '@nestjs/swagger';
import { MAX_TEXT } from '@byline/shared-types/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { BooleanLike } from '../../../common/http/values.js';

/** What to do with the data of an account that goes. */
export class AccountRemovalRequest {
  /** `true`: the agency keeps the profile, without a login. `false`: the person is erased everywhere. */
  @BooleanLike()
  @ApiProperty({ type: Boolean })
  keepData: boolean;

  /** Why, in the person's own words; kept without the person. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TEXT)
  why?: string;
}
