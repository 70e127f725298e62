import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { Download } from '../files/download.js';
import { MailFiles } from '../files/mail-files.js';
import { requireMaySee } from './bulk-operation.policy.js';
import { BulkOperationsService } from './bulk-operations.service.js';

/** The attachments of an operation's mails, for the recruiters who see the operation. */
@Injectable()
export class BulkAttachments {
  constructor(
    private readonly operations: BulkOperationsService,
    private readonly files: MailFiles,
  ) {}

  async download(me: Principal, id: string, fileId: string): Promise<Download> {
    const operation = await this.operations.load(id);
    requireMaySee(me, operation);
    const held = operation.attachments?.find((attachment) => attachment.fileId.equals(fileId));
    if (!held) throw new ProblemError('not_found');
    return this.files.download(held.fileId);
  }
}
