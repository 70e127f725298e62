import { ApiProperty } from '@nestjs/swagger';
import { ERASED_KINDS, KEPT_OF_ERASED, type ErasedKind, type KeptOfErased } from '@byline/shared-types/domain';

/** How many records of one kind were removed. */
export class ErasedCountDto {
  /** Kind of the records. */
  @ApiProperty({ enum: ERASED_KINDS, enumName: 'ErasedKind' })
  kind: ErasedKind;

  /**
   * Number of records.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

/** The numbers of records that an erasure removed, and the facts it keeps. */
export class ErasureResponse {
  /**
   * Number of removed records, without files.
   * @example 34
   */
  @ApiProperty({ type: 'integer' })
  records: number;

  /**
   * Number of removed files.
   * @example 7
   */
  @ApiProperty({ type: 'integer' })
  files: number;

  /**
   * Records about others that no longer name the person: mails to several people, mentions, assigned tasks.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  changed: number;

  /** The removed records and files by kind; kinds without a record are left out. */
  removed: ErasedCountDto[];

  /** The facts that stay: events with time and author, without names and values, and the count of registrations. */
  @ApiProperty({ enum: KEPT_OF_ERASED, enumName: 'KeptOfErased', isArray: true })
  kept: KeptOfErased[];
}
