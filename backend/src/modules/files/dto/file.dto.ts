import { ApiProperty } from '@nestjs/swagger';
import { FILE_KINDS, type FileKind } from '@byline/shared-types/domain';
import { IsIn, IsMongoId, IsOptional } from 'class-validator';
import { Line, OptionalLine, OptionalText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { BooleanLike, OptionalNotNull } from '../../../common/http/values.js';
import { BooleanFilter, IdFilter, CsvOrArray } from '../../../common/lists/list-filters.dto.js';

/** Fields that may come with an upload. */
export class UploadRequest {
  /**
   * The candidate the file belongs to; must be the one in the path where there is one.
   * @example ""
   */
  @OptionalNotNull()
  @IsMongoId()
  candidateId?: string;

  /**
   * `true` makes it the photo, as `candidates/{id}/avatar` does.
   * @example false
   */
  @OptionalNotNull()
  @BooleanLike()
  avatar?: boolean;

  /**
   * Name to show; the file's own name otherwise. It gets the ending that the bytes have.
   * @example "CV Camille.pdf"
   */
  @OptionalLine()
  name?: string | null;
}

/** Fields that may come with a portfolio upload. */
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
   * Name to show. It keeps the ending that the bytes have.
   * @example "CV Camille.pdf"
   */
  @OptionalNotNull()
  @Line()
  name?: string;

  /** A hidden file is out of the candidate's view. */
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

/** How a download is wanted. */
export class DownloadRequest {
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

  /** What the file is for. */
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

  /** What the file is for. */
  @ApiProperty({ enum: FILE_KINDS, enumName: 'FileKind' })
  kind: FileKind;

  /**
   * Name it was uploaded under.
   * @example cv.pdf
   */
  originalname: string;

  /**
   * Name to show.
   * @example "CV Camille.pdf"
   */
  name: string;

  /** By its content. */
  @ApiProperty({ example: 'application/pdf' })
  mimeType: string;

  /**
   * Bytes.
   * @example 48211
   */
  @ApiProperty({ type: 'integer' })
  size: number;

  /** Whether it is a piece of the portfolio. */
  portfolio: boolean;

  /** Whether it is out of the candidate’s view. */
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
}

/** What an upload made. */
export class UploadedFileResponse {
  /** The file. */
  file: FileResponse;
}

/** What an upload made, as a list of one. */
export class UploadedFilesResponse {
  /** The files. */
  files: FileResponse[];
}
