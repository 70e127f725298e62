import { ApiProperty } from '@nestjs/swagger';
import { EMAIL_STATUSES, type EmailStatus } from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { IdFilter } from '../../../common/lists/list-filters.dto.js';

export class EmailFilter {
  /** The candidate of the mails. */
  @IdFilter()
  candidateId?: string;

  /** The sender. */
  @IdFilter()
  createdBy?: string;

  /** State. */
  @IsOptional()
  @IsIn(EMAIL_STATUSES)
  @ApiProperty({ enum: EMAIL_STATUSES, enumName: 'EmailStatus', required: false })
  status?: EmailStatus;
}
