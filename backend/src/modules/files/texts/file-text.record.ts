import type { Types } from 'mongoose';

/** The text of a file, for the search; it goes with its file. */
export interface FileTextRecord {
  /** The id of the file. */
  _id: Types.ObjectId;
  candidateId: Types.ObjectId | null;
  /** The text of each page; a file without pages has one. */
  pages: string[];
}
