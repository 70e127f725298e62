import { ApiProperty, PickType } from '@nestjs/swagger';
import { OptionalNotNull } from '../../../common/http/values.js';
import { Line } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { FileResponse, UploadRequest } from '../../files/dto/file.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

/** Fields beside an upload to the library. */
export class LibraryUploadRequest extends PickType(UploadRequest, ['name']) {}

/** A new name for a file of the library. Mails that have the file keep the old one. */
export class UpdateLibraryFileRequest extends VersionedRequest {
  /**
   * Name to show. The ending follows the bytes.
   * @example "Terms 2027.pdf"
   */
  @OptionalNotNull()
  @Line()
  name?: string;
}

/** The library has no filters. */
export class LibraryFileFilter {}

/** A file of the agency, to attach to mails. `createdAt` is the time of the upload. */
export class LibraryFileResponse extends PickType(FileResponse, [
  ...(['_id', 'createdAt', 'modifiedAt', 'version'] satisfies (keyof RecordDto)[]),
  ...(['name', 'mimeType', 'size'] as const),
]) {
  /** The user who added it; null after the deletion of their login. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  addedBy: PersonRefDto | null;

  /**
   * Mails with it that have not left.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  waitingMails: number;

  /**
   * Templates that bring it along.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  templates: number;
}
