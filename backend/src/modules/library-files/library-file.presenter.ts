import { presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import type { FileRecord } from '../files/file.record.js';
import type { LibraryFileResponse } from './dto/library-file.dto.js';

/** A file of the library with its uses. */
export interface LibraryFileView {
  file: FileRecord;
  owner: Named | null;
  waitingMails: number;
  templates: number;
}

export const presentLibraryFile = ({ file, owner, ...uses }: LibraryFileView): LibraryFileResponse => ({
  ...presentRecord(file),
  name: file.name,
  mimeType: file.mimeType,
  size: file.size,
  addedBy: owner && presentNamed(owner),
  ...uses,
});
