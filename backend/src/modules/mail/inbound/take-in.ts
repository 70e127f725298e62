import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '../../../common/mongo/duplicate-key.js';
import { Transactions } from '../../../common/mongo/transactions.js';
import { FileBytes } from '../../files/file-bytes.js';
import type { MailClient } from '../conversations/received-mail.record.js';
import { keyOf } from './arrival.js';
import { InboundMailsRepository } from './inbound-mails.repository.js';
import { InboundQueue } from '../conversations/inbound-queue.js';

export interface Arrival {
  bytes: Buffer;
  /** Of the envelope; empty for a report of a mail server. */
  from: string;
  to: string[];
  /** Null for a mail from a mailbox. */
  client: MailClient | null;
}

/** Takes mails into the product: once this ends, no mail is lost, and one that arrives again is stored once. */
@Injectable()
export class TakeIn {
  constructor(
    private readonly mails: InboundMailsRepository,
    private readonly bytes: FileBytes,
    private readonly queue: InboundQueue,
    private readonly transactions: Transactions,
  ) {}

  async run({ bytes, from, to, client }: Arrival): Promise<void> {
    const key = keyOf(bytes, from);
    if (await this.mails.hasArrived(key)) return;
    const raw = { storageKey: await this.bytes.put(bytes), size: bytes.length };
    try {
      const arrived = await this.transactions.run(async (session) => {
        await this.bytes.keep(raw.storageKey, session);
        const envelope = { from, to };
        return this.mails.arrive({ key, raw, envelope, client, receivedAt: new Date() }, session);
      });
      await this.queue.announce({ _id: arrived._id, leasedUntil: arrived.dueAt });
    } catch (error) {
      // It came twice at the same moment.
      if (!isDuplicateKey(error)) throw error;
      await this.bytes.removeNow([raw.storageKey]);
    }
  }
}
