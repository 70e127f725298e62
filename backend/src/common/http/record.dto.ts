import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { OptionalNotNull } from './values.js';

/** Fields of every record in an answer. */
export class RecordDto {
  /**
   * Id of the record.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /** Time of creation, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** Time of the last change, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  modifiedAt: string;

  /**
   * Counts the changes. Send it back with a PATCH, so that it never overwrites another user's change unseen.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  version: number;
}

/** Fields of every change. */
export class VersionedRequest {
  /**
   * The version that the client changed; if the record has another one by now, the answer is 409 `stale_version`.
   * @example 0
   */
  @OptionalNotNull()
  @IsInt()
  @Min(0)
  @ApiProperty({ type: 'integer', required: false })
  version?: number;
}

/** The caller's abilities on a written text. */
export class WrittenAbilitiesDto {
  /** Change it: only its writer. */
  update: boolean;

  /** Delete it: its writer, and a super-admin. */
  delete: boolean;
}

/** Further fields of a text that carries its writer's name. */
export class WrittenDto {
  /** Time of the last change; null when there is none. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;

  /** The caller's abilities on it. */
  abilities: WrittenAbilitiesDto;
}
