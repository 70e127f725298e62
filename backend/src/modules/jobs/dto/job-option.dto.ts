import { ApiProperty } from '@nestjs/swagger';

/** A label in the three interface languages. */
export class JobOptionLabelDto {
  NL: string;
  EN: string;
  FR: string;
}

/** A choice of the job form. */
export class JobOptionDto {
  _id: string;

  /** Stable name, e.g. `freelance`. */
  name: string;
  label: JobOptionLabelDto;
}

/** All choices, in their order. */
export class JobOptionsResponse {
  records: JobOptionDto[];

  /** Always all of them. */
  @ApiProperty({ type: 'integer' })
  totalCount: number;
}
