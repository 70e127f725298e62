import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { cleanLine, MAX_LINE, TEXT_FILE_TYPES, withEndingOf, type FileKind } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { normalise } from '../../common/lists/search.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { objectId } from '../../common/mongo/record.js';
import { FileBytes } from './file-bytes.js';
import type { FileRecord } from './file.record.js';
import { hasThumbnail, requireFileType, typesOf } from './file-types.js';
import { FilesRepository, type NewFile } from './files.repository.js';
import { encodeAvatar, encodeImage, type Encoded } from './images.js';
import type { Upload } from './upload.js';

export interface FileToStore {
  upload: Upload;
  kind: FileKind;
  candidateId: string | null;
  /** Null for a file that came by mail. */
  ownerId: string | null;
  /** Recruiters may store more types among the files of a candidate. */
  byRecruiter?: boolean;
  name?: string | null;
  title?: string | null;
  summary?: string | null;
}

/** A name of a file as one line, without folders and invisible characters; a cut name keeps its ending. */
export const plainName = (name: string): string =>
  cleanLine(
    cleanLine(basename(name.replaceAll('\\', '/')))
      .replace(/\p{Cc}/gu, '')
      .slice(-MAX_LINE),
  ) || 'file';

/** A worker reads the text of a CV or a piece of a portfolio (docs/domain/files.md#text). */
function textFields(kind: FileKind, mimeType: string): Pick<FileRecord, 'textState' | 'textDue'> {
  const hasText = kind !== 'attachment' && kind !== 'library' && TEXT_FILE_TYPES.includes(mimeType);
  return hasText ? { textState: 'waiting', textDue: new Date() } : { textState: null, textDue: null };
}

async function encodeByKind(bytes: Buffer, mimeType: string, kind: FileKind): Promise<Encoded> {
  if (kind === 'avatar') return encodeAvatar(bytes);
  return mimeType.startsWith('image/') ? encodeImage(bytes, mimeType) : { bytes, mimeType };
}

/** Judges, re-encodes and stores an upload. `also` runs in the transaction that writes its record. */
@Injectable()
export class StoreFile {
  constructor(
    private readonly bytes: FileBytes,
    private readonly repository: FilesRepository,
    private readonly transactions: Transactions,
  ) {}

  async run(
    file: FileToStore,
    also: (file: FileRecord, session: ClientSession) => Promise<void> = () => Promise.resolve(),
  ): Promise<FileRecord> {
    const { upload, kind } = file;
    const originalname = plainName(upload.originalname);
    const mimeType = await requireFileType(upload.bytes, originalname, typesOf(kind, file.byRecruiter ?? false));
    const encoded = await encodeByKind(upload.bytes, mimeType, kind);
    const storageKey = await this.bytes.put(encoded.bytes);
    const name = withEndingOf(encoded.mimeType, file.name ?? originalname);
    const record: NewFile = {
      candidateId: file.candidateId ? objectId(file.candidateId) : null,
      ownerId: file.ownerId ? objectId(file.ownerId) : null,
      kind,
      originalname,
      name,
      ...(kind === 'library' && { nameKey: normalise(name) }),
      mimeType: encoded.mimeType,
      size: encoded.bytes.length,
      uploadedSize: upload.bytes.length,
      portfolio: kind === 'portfolio',
      hidden: false,
      title: file.title ?? null,
      summary: file.summary ?? null,
      storageKey,
      thumbnail: null,
      thumbnailDue: kind === 'portfolio' && hasThumbnail(encoded.mimeType) ? new Date() : null,
      ...textFields(kind, encoded.mimeType),
      // The mail that brought it uses it.
      unusedSince: kind === 'attachment' && file.ownerId ? new Date() : null,
    };
    return this.transactions.run(async (session) => {
      await this.bytes.keep(storageKey, session);
      const created = await this.repository.create(record, session);
      await also(created, session);
      return created;
    });
  }
}
