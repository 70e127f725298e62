import { ApiProperty } from '@nestjs/swagger';
import { JOB_TIME_STATES, USER_FUNCTIONS, type JobTimeState, type UserFunctionName } from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { CsvOrArray, IdsFilter } from '../../../common/lists/list-filters.dto.js';

/** Filters of the job lists. */
export class JobFilter {
  /**
   * One or several jobs.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  _id?: string[];

  /** Time state today, in Europe/Brussels. */
  @IsOptional()
  @IsIn(JOB_TIME_STATES)
  @ApiProperty({ enum: JOB_TIME_STATES, enumName: 'JobTimeState', required: false })
  timeState?: JobTimeState;

  /**
   * Jobs of one or several campaigns.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  campaigns?: string[];

  /**
   * Jobs with one or several tags.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  tags?: string[];

  /** One or several functions. */
  @IsOptional()
  @CsvOrArray()
  @IsIn(USER_FUNCTIONS, { each: true })
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', isArray: true, required: false })
  function?: UserFunctionName[];
}
