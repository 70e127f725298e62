import { ApiProperty } from '@nestjs/swagger';

/** A label in the three interface languages. */
export class JobChoiceLabelDto {
  NL: string;
  EN: string;
  FR: string;
}

/** A choice of the job form. */
export class JobChoiceDto {
  _id: string;

  /** Stable name, e.g. `freelance`. */
  name: string;
  label: JobChoiceLabelDto;
}

/** All choices, in their order. */
export class JobChoicesDto {
  records: JobChoiceDto[];

  /** Always all of them. */
  @ApiProperty({ type: 'integer' })
  totalCount: number;
}
