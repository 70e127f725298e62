import { ApiProperty } from '@nestjs/swagger';
import { SaidWithAwayDto } from '../../candidates/dto/availability.dto.js';
import { AnsweredWorkDto } from '../../jobs/dto/work.dto.js';

const Value = (example: number): PropertyDecorator =>
  ApiProperty({
    ...{ nullable: true, required: false, example },
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
  });

/** An availability before and after it was said anew; alike where it was only confirmed. */
export class AvailabilityChangeDto {
  /** Null if nobody had said anything. */
  from: SaidWithAwayDto | null;

  /** Null likewise. */
  to: SaidWithAwayDto | null;
}

/** A period of work of an application before and after it was changed. */
export class WorkChangeDto {
  /** Null if the application had that of its job. */
  @ApiProperty({ type: AnsweredWorkDto, nullable: true })
  from: AnsweredWorkDto | null;

  /** Null likewise. */
  @ApiProperty({ type: AnsweredWorkDto, nullable: true })
  to: AnsweredWorkDto | null;
}

/** A changed field. */
export class HistoryChangeDto {
  /**
   * Name of the field of the candidate.
   * @example "pricePerWord"
   */
  field: string;

  /** The old value; missing where it is too long to quote. */
  @Value(0.12)
  from?: string | number | boolean | null;

  /** The new value, likewise. */
  @Value(0.13)
  to?: string | number | boolean | null;

  /** Both values of `availability`. */
  availability?: AvailabilityChangeDto;

  /** Both values of `work`, the own period of work of an application. */
  work?: WorkChangeDto;
}
