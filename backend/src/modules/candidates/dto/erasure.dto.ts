import { ApiProperty } from '@nestjs/swagger';
import { ERASED_KINDS, KEPT_OF_ERASED, type ErasedKind, type KeptOfErased } from '@byline/shared-types/domain';

/** How many records of one kind were removed. */
export class ErasedCountDto {
  /** What they were. */
  @ApiProperty({ enum: ERASED_KINDS, enumName: 'ErasedKind' })
  kind: ErasedKind;

  /**
   * How many.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

/** What was removed with a person, in numbers, and what is kept. */
export class ErasureResponse {
  /**
   * Records that were removed, files apart.
   * @example 34
   */
  @ApiProperty({ type: 'integer' })
  records: number;

  /**
   * Files that were removed, with their bytes.
   * @example 7
   */
  @ApiProperty({ type: 'integer' })
  files: number;

  /**
   * Records about others that named the person and no longer do: mails to several people, mentions, assigned tasks.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  changed: number;

  /** The removed records and files by kind; a kind without any is left out. */
  removed: ErasedCountDto[];

  /** What is kept: that something happened, when and by whom, without names and values, and one more registration in the statistics. */
  @ApiProperty({ enum: KEPT_OF_ERASED, enumName: 'KeptOfErased', isArray: true })
  kept: KeptOfErased[];
}
