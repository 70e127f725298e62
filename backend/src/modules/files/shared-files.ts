import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { FileBytes } from './file-bytes.js';
import { FilesRepository } from './files.repository.js';
import { attachmentOf, type MailAttachment } from './mail-attachment.js';

/** Writes the attachments of one of the mails, for its candidate. */
export type GiveAttachments = (candidateId: Types.ObjectId) => Promise<MailAttachment[]>;

/** The attachments of a mail to many: each mail has files of its own, and all have the same bytes, so the erasure of one person takes none from the others. */
@Injectable()
export class SharedFiles {
  constructor(
    private readonly repository: FilesRepository,
    private readonly bytes: FileBytes,
  ) {}

  async giving(held: readonly MailAttachment[], session: ClientSession): Promise<GiveAttachments> {
    if (held.length === 0) return () => Promise.resolve([]);
    const holders = await this.repository.find({ _id: { $in: held.map(({ fileId }) => fileId) } }, session);
    const files = held.map((attachment) => {
      const holder = holders.find(({ _id }) => _id.equals(attachment.fileId));
      if (!holder) throw new ProblemError('not_found');
      const { _id, createdAt, modifiedAt, version, ...file } = holder;
      return { ...file, unusedSince: null };
    });
    return async (candidateId) => {
      const given = files.map((file) => ({ ...file, candidateId }));
      const written = await this.repository.createMany(given, session);
      return written.map((file, place) => ({ ...held[place], ...attachmentOf(file) }));
    };
  }

  /** Removes the files that held the bytes; the mails keep theirs. */
  async release(held: readonly MailAttachment[], session: ClientSession): Promise<void> {
    await this.bytes.removeFiles(
      held.map(({ fileId }) => fileId),
      session,
    );
  }
}
