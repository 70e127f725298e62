import { ApiProperty, PickType } from '@nestjs/swagger';
import { DATA_ARCHIVE_STATES, type DataArchiveState } from '@byline/shared-types/domain';
import { RecordDto } from '../../../common/http/record.dto.js';

/** An archive of the caller's own data. */
export class DataArchiveResponse extends PickType(RecordDto, ['_id']) {
  /** `making` until the worker is done; `expired` after its lifetime or once another one replaced it. */
  @ApiProperty({ enum: DATA_ARCHIVE_STATES, enumName: 'DataArchiveState' })
  state: DataArchiveState;

  /** Time of the request, ISO 8601; the archive has the data of that time. */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** End of the download, ISO 8601; null before it is ready. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  keptUntil: string | null;

  /**
   * Bytes; null before it is ready.
   * @example 1480233
   */
  @ApiProperty({ type: 'integer', nullable: true })
  size: number | null;
}

/** The newest archive of the caller, and the number of further ones. */
export class OwnDataArchiveResponse {
  /** Null without a recent request. */
  @ApiProperty({ type: DataArchiveResponse, nullable: true })
  archive: DataArchiveResponse | null;

  /**
   * Number of archives that the caller may still request within a day.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  left: number;
}
