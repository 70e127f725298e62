import type { FileKind, FileTextState } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { SortKeys } from '../../common/lists/sort-keys.js';
import type { StoredRecord } from '../../common/mongo/record.js';

/** Bytes of the file store. */
export interface StoredBytes {
  storageKey: string;
  size: number;
}

/** The record of a stored file; its bytes are in the file store under `storageKey`. */
export interface FileRecord extends StoredRecord, SortKeys<'name'> {
  /** Its candidate; null for a medium's logo or an unassigned attachment. */
  candidateId: Types.ObjectId | null;
  /** The user who uploaded it. */
  ownerId: Types.ObjectId | null;
  kind: FileKind;
  /** Name at the upload, and the name to show. */
  originalname: string;
  name: string;
  /** The library has each name once; other files have no key. */
  nameKey?: string;
  /** Judged by content. */
  mimeType: string;
  size: number;
  /** Size of the upload; an image is stored anew, so `size` differs. Null for older files. */
  uploadedSize: number | null;
  portfolio: boolean;
  /** Not visible to the candidate. */
  hidden: boolean;
  title: string | null;
  summary: string | null;
  storageKey: string;
  /** A small picture of a piece of the portfolio (docs/domain/files.md#thumbnails). */
  thumbnail: StoredBytes | null;
  /** The time from which a worker draws the thumbnail; null if it is drawn or cannot be. */
  thumbnailDue: Date | null;
  /** The state of its text; null for a type without text, for an attachment and for a file of the library. */
  textState: FileTextState | null;
  /** The time from which a worker reads its text; null if it is read or cannot be. */
  textDue: Date | null;
  /** Time of the upload of an unused attachment, or a later one that keeps it until then; null for a used one and for any other file. */
  unusedSince: Date | null;
  /** True for an attachment of a mail to the candidate: an upload or a copy, which only that mail has; and for a file that holds the bytes of a mail to many. */
  mailed?: boolean;
}
