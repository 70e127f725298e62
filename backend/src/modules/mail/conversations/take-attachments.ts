import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Transactions } from '../../../common/mongo/transactions.js';
import { FileBytes } from '../../files/file-bytes.js';
import { InboundQueue } from './inbound-queue.js';
import { ReceivedMailsRepository } from './received-mails.repository.js';

/** Has the worker make files of the attachments of mails that have a candidate now. */
@Injectable()
export class TakeAttachments {
  constructor(
    private readonly received: ReceivedMailsRepository,
    private readonly bytes: FileBytes,
    private readonly queue: InboundQueue,
    private readonly transactions: Transactions,
  ) {}

  /** In the transaction that gives the mails their candidate. */
  async run(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const dueAt = new Date();
    for (const { _id, raw, attachments } of await this.received.withBytes(ids, session)) {
      const waits = attachments.some(({ fileId, refusal }) => fileId === null && refusal === null);
      await this.received.change(_id, waits ? { state: 'files', dueAt } : { raw: null }, session);
      if (waits) this.transactions.afterCommit(session, () => this.queue.announce({ _id, leasedUntil: dueAt }));
      else if (raw) await this.bytes.remove([raw], session);
    }
  }
}
