import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { OptionalNotNull } from './values.js';

/** What every record answers with. */
export class RecordDto {
  /**
   * Id of the record.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /** When it was made, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** When it was last changed, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  modifiedAt: string;

  /**
   * Counts the changes. Send it back with a PATCH, so that nobody's change is overwritten unseen.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  version: number;
}

/** What every change may carry. */
export class VersionedRequest {
  /**
   * The version that was changed; when the record has another one by now, the answer is 409 `stale_version`.
   * @example 0
   */
  @OptionalNotNull()
  @IsInt()
  @Min(0)
  @ApiProperty({ type: 'integer', required: false })
  version?: number;
}

/** What the caller may do with what somebody wrote. */
export class WrittenAbilitiesDto {
  /** Change it: its writer. */
  update: boolean;

  /** Delete it: its writer, and a super-admin. */
  delete: boolean;
}

/** What a text that stands under its writer's name has besides. */
export class WrittenDto {
  /** When it was changed last; null when it is as it was written. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;

  /** What the caller may do with it. */
  abilities: WrittenAbilitiesDto;
}
