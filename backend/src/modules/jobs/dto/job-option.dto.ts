import { ApiProperty } from '@nestjs/swagger';

/** A label in the three interface languages. */
export class JobOptionLabelDto {
  /**
   * Dutch.
   * @example Eindredactie
   */
  NL: string;

  /**
   * English.
   * @example "Copy editing"
   */
  EN: string;

  /**
   * French.
   * @example Révision
   */
  FR: string;
}

/** A choice of the job form. */
export class JobOptionResponse {
  /** Id of the record. */
  _id: string;

  /**
   * Stable name, e.g. `freelance`.
   * @example freelance
   */
  name: string;

  /** Label. */
  label: JobOptionLabelDto;
}

/** All choices, in their order. */
export class JobOptionsResponse {
  /** The records. */
  records: JobOptionResponse[];

  /**
   * Always all of them.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  totalCount: number;
}
