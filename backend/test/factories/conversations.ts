import { Types } from 'mongoose';
import { Transactions } from '../../src/common/mongo/transactions.js';
import type { ConversationRecord } from '../../src/modules/mail/conversations/conversation.record.js';
import { Conversations } from '../../src/modules/mail/conversations/conversations.service.js';
import type { ReceivedMailRecord } from '../../src/modules/mail/conversations/received-mail.record.js';
import type { TestApi } from '../support/api.js';

type Received = Partial<ReceivedMailRecord> & { candidateId?: Types.ObjectId | null };

/** A mail that came in, in a conversation of its own unless the test names one; returns the conversation's id. */
export async function receiveMail(api: TestApi, fields: Received = {}): Promise<string> {
  const { candidateId = null, receivedAt = new Date() } = fields;
  const conversations = api.app.get(Conversations, { strict: false });
  const conversationId = fields.conversationId ?? new Types.ObjectId();
  if (!fields.conversationId)
    await api
      .model<ConversationRecord>('Conversation')
      .create({ _id: conversationId, candidateId, lastAt: receivedAt });
  const _id = new Types.ObjectId();
  await api.model<ReceivedMailRecord>('ReceivedMail').create({
    ...{ _id, key: String(_id), state: 'filed', dueAt: receivedAt, envelope: { from: 'x@example.be', to: [] } },
    ...{ from: { name: 'Emma Peeters', email: 'emma@example.be' }, messageId: `<${String(_id)}@example.be>` },
    ...{ subject: 'Availability', message: '<p>From January.</p>', ...fields, receivedAt, candidateId, conversationId },
  });
  await api.app.get(Transactions, { strict: false }).run(async (session) => {
    if ((fields.kind ?? 'mail') === 'mail') await conversations.cameIn(conversationId, receivedAt, session);
    await conversations.refresh([{ conversationId }], session);
  });
  return String(conversationId);
}
