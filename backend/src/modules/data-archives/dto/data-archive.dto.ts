import { ApiProperty } from '@nestjs/swagger';
import { DATA_ARCHIVE_STATES, type DataArchiveState } from '@byline/shared-types/domain';

/** An archive of one's own data. */
export class DataArchiveResponse {
  /**
   * Id of the archive.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /** `making` until the worker is done; `expired` once it is no longer kept or another one took its place. */
  @ApiProperty({ enum: DATA_ARCHIVE_STATES, enumName: 'DataArchiveState' })
  state: DataArchiveState;

  /** When it was asked for: it holds what was known then, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** Until when it can be downloaded, ISO 8601; null before it is ready. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  keptUntil: string | null;

  /**
   * Bytes; null before it is ready.
   * @example 1480233
   */
  @ApiProperty({ type: 'integer', nullable: true })
  size: number | null;
}

/** The newest archive of the caller, and whether there can be another. */
export class OwnDataArchiveResponse {
  /** Null when none was asked for lately. */
  @ApiProperty({ type: DataArchiveResponse, nullable: true })
  archive: DataArchiveResponse | null;

  /**
   * How many may still be asked for within a day.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  left: number;
}
