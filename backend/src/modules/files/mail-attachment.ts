import type { Types } from 'mongoose';
import type { FileRecord } from './file.record.js';

/** An attachment of a mail. */
export interface MailAttachment {
  fileId: Types.ObjectId;
  name: string;
  size: number;
  mimeType: string;
  /** The file of the library that it copies. */
  libraryId?: Types.ObjectId | undefined;
}

export const attachmentOf = ({ _id, name, size, mimeType }: FileRecord): MailAttachment => ({
  fileId: _id,
  name,
  size,
  mimeType,
});
