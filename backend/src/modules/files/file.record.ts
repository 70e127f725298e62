import type { FileKind } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { StoredRecord } from '../../common/mongo/record.js';

/** What is known of a stored file; its bytes are in the file store under `storageKey`. */
export interface FileRecord extends StoredRecord {
  /** The person it belongs to; null for a medium's logo or an attachment of nobody. */
  candidateId: Types.ObjectId | null;
  /** The user who uploaded it. */
  ownerId: Types.ObjectId | null;
  kind: FileKind;
  /** Name it was uploaded under, and the name to show. */
  originalname: string;
  name: string;
  /** Judged by content. */
  mimeType: string;
  size: number;
  portfolio: boolean;
  /** Out of the candidate's view. */
  hidden: boolean;
  title: string | null;
  summary: string | null;
  storageKey: string;
  /** When an attachment was uploaded that nothing uses yet; null once something does, and for every other file. */
  unusedSince: Date | null;
}
