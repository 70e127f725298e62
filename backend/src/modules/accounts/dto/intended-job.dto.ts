import { ApiProperty, PickType } from '@nestjs/swagger';
import { ANSWER_DAYS } from '@byline/shared-types/domain';
import { JobResponse } from '../../jobs/dto/job.dto.js';

/** A job that becomes an application once the profile of the person is complete. */
export class IntendedJobResponse extends PickType(JobResponse, ['title', 'languageId']) {
  /** Id of the job. */
  jobId: string;

  /** The campaign that led to it. */
  @ApiProperty({ type: String, nullable: true })
  campaignId: string | null;

  /** Whether it still takes applications. */
  isOpen: boolean;

  /**
   * Days from the application to the answer.
   * @example 14
   */
  @ApiProperty({ type: 'integer', minimum: ANSWER_DAYS.min })
  answerDays: number;
}

/** The jobs that wait for the profile of the caller, the latest last. */
export class IntendedJobsResponse {
  /** The records. */
  records: IntendedJobResponse[];
}
