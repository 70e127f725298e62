import { MAX_MAIL_FILE_BYTES } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { objectId } from '../../common/mongo/record.js';
import { FileBytes } from './file-bytes.js';
import type { FileRecord } from './file.record.js';
import { FilesRepository, type NewFile } from './files.repository.js';

/** An attachment of a mail. */
export interface MailAttachment {
  fileId: Types.ObjectId;
  name: string;
  size: number;
  mimeType: string;
}

/** Writes the attachments in the transaction of their mail. */
export type WriteAttachments = (session: ClientSession) => Promise<MailAttachment[]>;

/** An attachment that the mail has, an upload for it, or the copy of a file of the candidate. */
type Chosen = { kept: MailAttachment } | { upload: FileRecord } | { copy: NewFile };

const attachmentOf = ({ _id, name, size, mimeType }: FileRecord): MailAttachment => ({
  fileId: _id,
  name,
  size,
  mimeType,
});

const refused = (): ProblemError => ProblemError.field('attachments', 'invalid_id');

/** The attachments of mails to a candidate (docs/domain/mail.md#attachments). */
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
    const sizes = files.map(({ size }) => size);
    if (sizes.reduce((sum, size) => sum + size, 0) > MAX_MAIL_FILE_BYTES) {
      throw ProblemError.field('attachments', 'files_too_large');
    }
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
    if (file.kind === 'attachment') {
      if (String(file.ownerId) === me.userId) return { upload: file };
    } else if (!file.hidden && file.candidateId?.equals(candidateId)) return { copy: await this.copy(me, file) };
    throw refused();
  }

  /** A copy with bytes of its own, so that no change or removal of the file changes the mail. */
  private async copy(me: Principal, file: FileRecord): Promise<NewFile> {
    const { bytes } = this;
    const storageKey = await bytes.putStream(file.size, async function* () {
      yield* (await bytes.open(file)) as AsyncIterable<Buffer>;
    });
    const { candidateId, originalname, name, mimeType, size, uploadedSize } = file;
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
    await this.bytes.keep(chosen.copy.storageKey, session);
    return attachmentOf(await this.repository.create(chosen.copy, session));
  }
}
