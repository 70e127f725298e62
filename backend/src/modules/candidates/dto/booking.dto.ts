import { ApiProperty } from '@nestjs/swagger';

/** Days on which a candidate works through an approved application that has a period of work, its own or that of its job. */
export class BookingDto {
  /** The approved application. */
  applicationId: string;

  /** The job. */
  jobId: string;

  /**
   * The title of the job.
   * @example "Translator EN/FR → NL, tourism site"
   */
  title: string;

  /**
   * First day.
   * @example 2026-12-07
   */
  @ApiProperty({ type: String, format: 'date' })
  from: string;

  /** Last day; null if the work has no known end. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-02-26' })
  to: string | null;

  /** Days a week; null for all days that the candidate works. */
  @ApiProperty({ type: Number, nullable: true, example: 3 })
  days: number | null;
}
