import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/mongo/transactions.js';
import { EmailsRepository } from '../emails.repository.js';
import { Conversations } from './conversations.service.js';
import { ConversationsRepository } from './conversations.repository.js';

const BATCH = 100;
/** A mail that should have left this long ago has either left, or a worker tries it again. */
const OVERDUE_MS = 60_000;

/**
 * Opens conversations on the day until which a recruiter put them off. Refreshes those whose worker died between the outcome of a mail and its conversation, and begins those of mails that an earlier version
 * wrote during its replacement. Worker process only.
 */
@Injectable()
export class RepairConversations {
  constructor(
    private readonly repository: ConversationsRepository,
    private readonly emails: EmailsRepository,
    private readonly conversations: Conversations,
    private readonly transactions: Transactions,
  ) {}

  async run(now = Date.now()): Promise<void> {
    for (const conversationId of await this.repository.overdue(new Date(now - OVERDUE_MS), BATCH))
      await this.transactions.run((session) => this.conversations.refresh([{ conversationId }], session));
    const at = new Date(now);
    for (const id of await this.repository.due(at, BATCH))
      await this.transactions.run((session) => this.repository.openAgain(id, at, session));
    for (const mail of await this.emails.withoutConversation(BATCH))
      await this.transactions.run(async (session) => {
        const { candidateId, createdBy } = mail;
        const conversationId = await this.conversations.begin(mail, { candidateId, assigneeId: createdBy }, session);
        await this.emails.rewrite(mail._id, { conversationId }, session);
      });
  }
}
