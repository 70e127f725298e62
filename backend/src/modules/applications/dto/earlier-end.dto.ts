import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@byline/shared-types/domain';

/** How an application had ended before a recruiter proposed the candidate again. */
export class EarlierEndDto {
  /** Its state at that time. */
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;

  /** When it ended, ISO 8601; null on older records. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  at: string | null;
}
