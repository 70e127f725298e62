import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { ProblemError } from '../../common/errors/problem.error.js';
import { FileBytes } from '../files/file-bytes.js';
import type { FileRecord } from '../files/file.record.js';
import type { EmailRecord } from './email.record.js';

/** No attempt can send the mail, because the product no longer has an attachment. */
export class MissingAttachment extends Error {
  constructor(name: string) {
    super(`The attachment ${name} no longer exists.`);
  }
}

type Attachment = NonNullable<SendMailOptions['attachments']>[number] & { content: Readable };

/** The attachments of a mail on their way to the mail server. */
@Injectable()
export class AttachedFiles {
  constructor(private readonly bytes: FileBytes) {}

  /** The mail server's connection reads the streams one after the other; the caller destroys them. */
  async of({ attachments = [] }: EmailRecord): Promise<Attachment[]> {
    if (attachments.length === 0) return [];
    const files = await this.bytes.filesOf(attachments.map(({ fileId }) => String(fileId)));
    return attachments.map(({ fileId, name, mimeType }) => {
      const file = files.find(({ _id }) => _id.equals(fileId));
      if (!file) throw new MissingAttachment(name);
      return { filename: name, contentType: mimeType, content: Readable.from(this.read(file)) };
    });
  }

  private async *read(file: FileRecord): AsyncGenerator<Buffer> {
    try {
      yield* (await this.bytes.open(file)) as AsyncIterable<Buffer>;
    } catch (error) {
      throw error instanceof ProblemError && error.code === 'not_found' ? new MissingAttachment(file.name) : error;
    }
  }
}
