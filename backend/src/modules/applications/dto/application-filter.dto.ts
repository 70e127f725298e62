import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { CsvOrArray, DateRangeDto, DateRangeFilter, IdsFilter } from '../../../common/lists/list-filters.dto.js';

/** Filters of the applications lists. */
export class ApplicationFilter {
  /** One or several statuses. */
  @IsOptional()
  @CsvOrArray()
  @IsIn(APPLICATION_STATUSES, { each: true })
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus', isArray: true, required: false })
  status?: ApplicationStatus[];

  /**
   * Applications for one or several jobs.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  jobId?: string[];

  /**
   * Applications of one or several candidates.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  candidateId?: string[];

  /**
   * Applications that one or several campaigns led to.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  campaignId?: string[];

  /**
   * Leaves out the applications that one or several recruiters proposed.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  notProposedBy?: string[];

  /** Application date. */
  @DateRangeFilter()
  createdAt?: DateRangeDto;

  /** Day until which an answer was promised. */
  @DateRangeFilter()
  answerBy?: DateRangeDto;
}
