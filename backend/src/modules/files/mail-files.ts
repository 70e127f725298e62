import { MAX_MAIL_FILE_BYTES } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { objectId } from '../../common/mongo/record.js';
import { toDownload, type Download } from './download.js';
import { FileBytes } from './file-bytes.js';
import type { FileRecord } from './file.record.js';
import { FilesRepository, type NewFile } from './files.repository.js';
import { attachmentOf, type MailAttachment } from './mail-attachment.js';

/** Writes the files that hold the bytes of a mail to many, in the transaction that begins it. */
export type HoldAttachments = (session: ClientSession, until: Date) => Promise<MailAttachment[]>;

/** Writes the attachments in the transaction of their mail. */
export type WriteAttachments = (session: ClientSession) => Promise<MailAttachment[]>;

/** An attachment that the mail has, an upload for it, or the copy of a file of the candidate or the library. */
type Chosen = { kept: MailAttachment } | { upload: FileRecord } | { copy: NewFile; of: FileRecord };

const isOwnUpload = (me: Principal, { kind, ownerId, mailed }: FileRecord): boolean =>
  kind === 'attachment' && !mailed && String(ownerId) === me.userId;

const refused = (field = 'attachments'): ProblemError => ProblemError.field(field, 'invalid_id');

function requireSize(files: readonly { size: number }[], field = 'attachments'): void {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_MAIL_FILE_BYTES)
    throw ProblemError.field(field, 'files_too_large');
}

/** The attachments of written mails (docs/domain/mail.md#attachments). */
@Injectable()
export class MailFiles {
  constructor(
    private readonly repository: FilesRepository,
    private readonly bytes: FileBytes,
  ) {}

  /** Checks the chosen files and copies bytes; the result writes them. `before` are the attachments that the mail has. */
  async prepare(
    me: Principal,
    candidateId: Types.ObjectId,
    ids: readonly string[],
    before: readonly MailAttachment[] = [],
  ): Promise<WriteAttachments> {
    const files = await this.find(ids, before);
    requireSize(files);
    const chosen: Chosen[] = [];
    for (const file of files) chosen.push('fileId' in file ? { kept: file } : await this.choose(me, candidateId, file));
    const dropped = before.filter((old) => !files.includes(old)).map(({ fileId }) => fileId);
    return async (session) => {
      await this.bytes.removeFiles(dropped, session);
      const written: MailAttachment[] = [];
      for (const one of chosen) written.push(await this.write(one, candidateId, session));
      return written;
    };
  }

  /** Checks the files of a mail to many: uploads and files of the library. The result writes the files that hold their bytes for `SharedFiles`, until the moment given. */
  async prepareHeld(me: Principal, ids: readonly string[] = [], field?: string): Promise<HoldAttachments> {
    const files = ids.length === 0 ? [] : await this.repository.find({ _id: { $in: ids.map(objectId) } });
    requireSize(files, field);
    const chosen: Chosen[] = [];
    for (const id of ids) {
      const file = files.find(({ _id }) => _id.equals(id));
      if (file?.kind === 'library') chosen.push({ copy: await this.copy(me, file, null), of: file });
      else if (file && isOwnUpload(me, file) && !file.candidateId) chosen.push({ upload: file });
      else throw refused(field);
    }
    return async (session, until) => {
      const held: MailAttachment[] = [];
      for (const one of chosen) {
        if ('upload' in one && !(await this.repository.hold(one.upload, until, session))) throw refused(field);
        if ('upload' in one) held.push(attachmentOf(one.upload));
        if ('copy' in one) held.push(await this.writeCopy({ ...one.copy, unusedSince: until }, one.of, session));
      }
      return held;
    };
  }

  /** The bytes of an attachment. */
  async download(id: Types.ObjectId): Promise<Download> {
    const [file] = await this.repository.find({ _id: id });
    if (!file) throw new ProblemError('not_found');
    return toDownload(file, await this.bytes.open(file), false);
  }

  private async find(
    ids: readonly string[],
    before: readonly MailAttachment[],
  ): Promise<(MailAttachment | FileRecord)[]> {
    const found = ids.length === 0 ? [] : await this.repository.find({ _id: { $in: ids.map(objectId) } });
    return ids.map((id) => {
      const file =
        before.find(({ fileId }) => fileId.equals(id)) ?? found.find(({ _id, mailed }) => _id.equals(id) && !mailed);
      if (!file) throw refused();
      return file;
    });
  }

  private async choose(me: Principal, candidateId: Types.ObjectId, file: FileRecord): Promise<Chosen> {
    if (isOwnUpload(me, file)) return { upload: file };
    const isOfCandidate = file.kind !== 'attachment' && !file.hidden && file.candidateId?.equals(candidateId);
    if (!isOfCandidate && file.kind !== 'library') throw refused();
    return { copy: await this.copy(me, file, candidateId), of: file };
  }

  /** A copy with bytes of its own, so that no change or removal of the file changes the mail. */
  private async copy(me: Principal, file: FileRecord, candidateId: Types.ObjectId | null): Promise<NewFile> {
    const { bytes } = this;
    const storageKey = await bytes.putStream(file.size, async function* () {
      yield* (await bytes.open(file)) as AsyncIterable<Buffer>;
    });
    const { originalname, name, mimeType, size, uploadedSize } = file;
    return {
      ...{ candidateId, originalname, name, mimeType, size, uploadedSize, storageKey },
      ...{ kind: 'attachment', ownerId: objectId(me.userId), mailed: true },
      ...{ portfolio: false, hidden: false, title: null, summary: null },
      ...{ thumbnail: null, thumbnailDue: null, textState: null, textDue: null, unusedSince: null },
    };
  }

  private async write(chosen: Chosen, candidateId: Types.ObjectId, session: ClientSession): Promise<MailAttachment> {
    if ('kept' in chosen) return chosen.kept;
    if ('upload' in chosen) {
      if (!(await this.repository.useInMail(chosen.upload, candidateId, session))) throw refused();
      return attachmentOf(chosen.upload);
    }
    return this.writeCopy(chosen.copy, chosen.of, session);
  }

  private async writeCopy(copy: NewFile, { _id, kind }: FileRecord, session: ClientSession): Promise<MailAttachment> {
    await this.bytes.keep(copy.storageKey, session);
    const written = attachmentOf(await this.repository.create(copy, session));
    return kind === 'library' ? { ...written, libraryId: _id } : written;
  }
}
