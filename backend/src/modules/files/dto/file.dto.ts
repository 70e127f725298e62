import { ApiProperty } from '@nestjs/swagger';
import { FILE_KINDS, FILE_TEXT_STATES, type FileKind, type FileTextState } from '@byline/shared-types/domain';
import { IsIn, IsMongoId, IsOptional } from 'class-validator';
import { Line, OptionalLine, OptionalText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { BooleanLike, OptionalNotNull } from '../../../common/http/values.js';
import { BooleanFilter, IdFilter, CsvOrArray } from '../../../common/lists/list-filters.dto.js';

/** Fields beside an upload. */
export class UploadRequest {
  /**
   * The candidate of the file; equals the one in the path, if any.
   * @example ""
   */
  @OptionalNotNull()
  @IsMongoId()
  candidateId?: string;

  /**
   * `true` makes it the photo, like `candidates/{id}/avatar`.
   * @example false
   */
  @OptionalNotNull()
  @BooleanLike()
  avatar?: boolean;

  /**
   * Name to show, by default the file's own name. The ending follows the bytes.
   * @example "CV Camille.pdf"
   */
  @OptionalLine()
  name?: string | null;
}

/** Fields beside a portfolio upload. */
export class PortfolioUploadRequest extends UploadRequest {
  /**
   * Title.
   * @example "Translator EN/FR → NL"
   */
  @OptionalLine()
  title?: string | null;

  /**
   * Summary.
   * @example "Audio guide, EN to FR, 12,000 words"
   */
  @OptionalText()
  summary?: string | null;
}

/** Part of a file's details. */
export class UpdateFileRequest extends VersionedRequest {
  /**
   * Name to show. The ending follows the bytes.
   * @example "CV Camille.pdf"
   */
  @OptionalNotNull()
  @Line()
  name?: string;

  /** The candidate does not see a hidden file. */
  @OptionalNotNull()
  @BooleanLike()
  hidden?: boolean;

  /**
   * Title.
   * @example "Translator EN/FR → NL"
   */
  @OptionalLine()
  title?: string | null;

  /**
   * Summary.
   * @example "Audio guide, EN to FR, 12,000 words"
   */
  @OptionalText()
  summary?: string | null;
}

/** Chooses between a file and its thumbnail. */
export class PublicDownloadRequest {
  /** `true` gives the thumbnail; 404 if there is none. */
  @BooleanFilter()
  thumbnail?: boolean;
}

/** Options of a download. */
export class DownloadRequest extends PublicDownloadRequest {
  /** `true` lets a browser show it in place: PDF and images only. */
  @BooleanFilter()
  inline?: boolean;
}

export class FileFilter {
  /** A candidate sees their own only. */
  @IdFilter()
  candidateId?: string;

  /** Candidates never see hidden files. */
  @BooleanFilter()
  hidden?: boolean;

  /** Whether it is a piece of the portfolio. */
  @BooleanFilter()
  portfolio?: boolean;

  /** Purpose of the file. */
  @ApiProperty({ enum: FILE_KINDS, enumName: 'FileKind', isArray: true, required: false })
  @IsOptional()
  @CsvOrArray()
  @IsIn(FILE_KINDS, { each: true })
  kind?: FileKind[];
}

/** A stored file; its bytes are at `candidates/{id}/file/{fileId}`. */
export class FileResponse extends RecordDto {
  /** Id of the candidate. */
  @ApiProperty({ type: String, nullable: true })
  candidateId: string | null;

  /** The user who uploaded it. */
  @ApiProperty({ type: String, nullable: true })
  ownerId: string | null;

  /** Purpose of the file. */
  @ApiProperty({ enum: FILE_KINDS, enumName: 'FileKind' })
  kind: FileKind;

  /**
   * Name at the upload.
   * @example cv.pdf
   */
  originalname: string;

  /**
   * Name to show.
   * @example "CV Camille.pdf"
   */
  name: string;

  /** Judged by content. */
  @ApiProperty({ example: 'application/pdf' })
  mimeType: string;

  /**
   * Bytes.
   * @example 48211
   */
  @ApiProperty({ type: 'integer' })
  size: number;

  /**
   * Bytes of the upload, to recognise it; images are stored anew. Null for older files.
   * @example 48211
   */
  @ApiProperty({ type: 'integer', nullable: true })
  uploadedSize: number | null;

  /** Whether it is a piece of the portfolio. */
  portfolio: boolean;

  /** Whether the candidate does not see it. */
  hidden: boolean;

  /**
   * Portfolio only.
   * @example "Translator EN/FR → NL"
   */
  @ApiProperty({ type: String, nullable: true })
  title: string | null;

  /**
   * Portfolio only.
   * @example "Audio guide, EN to FR, 12,000 words"
   */
  @ApiProperty({ type: String, nullable: true })
  summary: string | null;

  /** Whether there is a thumbnail, a WebP picture of 800 by 600 pixels: of the portfolio's images and PDFs only, some seconds after the upload. */
  thumbnail: boolean;

  /**
   * The state of the file's text, which the worker reads for the search some seconds after the upload: `waiting`, `read`, `empty` (a scan), `locked` (a password) or `damaged`. Null for a type
   * without text, and for an attachment.
   */
  @ApiProperty({ enum: FILE_TEXT_STATES, enumName: 'FileTextState', nullable: true })
  textState: FileTextState | null;
}

/** The result of an upload. */
export class UploadedFileResponse {
  /** The file. */
  file: FileResponse;
}

/** The result of an upload, as a list of one. */
export class UploadedFilesResponse {
  /** The files. */
  files: FileResponse[];
}
