import { ApiProperty } from '@nestjs/swagger';
import { FITS, type FitKind } from '@byline/shared-types/domain';

/** Whether a candidate is free in a period of work, or the first reason why not. */
export class FitDto {
  /**
   * `unknown` if nobody has said anything; `days` and `booked` also if some days a week are left, but too few.
   * @example booked
   */
  @ApiProperty({ enum: FITS, enumName: 'Fit' })
  fit: FitKind;

  /** The first free day (`from`, `notice`), the last one (`until`), or the last day of what takes the candidate (`away`, `booked`); null if there is none. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-02-26' })
  day: string | null;
}
