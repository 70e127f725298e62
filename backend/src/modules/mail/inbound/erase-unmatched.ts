import { DAY_MS, DISCARDED_DAYS, UNMATCHED_DAYS } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/mongo/transactions.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { EraseReceived } from '../conversations/erase-received.js';
import { ReceivedMailsRepository } from '../conversations/received-mails.repository.js';

const BATCH = 100;

/** Erases mails whose person nobody named in time, and those that a recruiter discarded (docs/domain/mail.md#unmatched). */
@Injectable()
export class EraseUnmatched {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly received: ReceivedMailsRepository,
    private readonly erase: EraseReceived,
    private readonly transactions: Transactions,
  ) {}

  async run(now = Date.now()): Promise<void> {
    const unmatched = new Date(now - UNMATCHED_DAYS * DAY_MS);
    const discarded = new Date(now - DISCARDED_DAYS * DAY_MS);
    for (const id of await this.conversations.outdated(unmatched, discarded, BATCH))
      await this.transactions.run(async (session) => {
        await this.erase.remove(await this.received.allOf(id, session), session);
      });
    const reports = await this.received.outdatedReports(unmatched, BATCH);
    await this.transactions.run((session) => this.erase.remove(reports, session));
  }
}
