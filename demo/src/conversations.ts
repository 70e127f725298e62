import type { Types } from 'mongoose';
import { summaryOf } from '@byline/backend/modules/mail/conversations/conversation.rules.js';
import type { ConversationRecord } from '@byline/backend/modules/mail/conversations/conversation.record.js';
import type { ReceivedMailRecord } from '@byline/backend/modules/mail/conversations/received-mail.record.js';
import type { EmailRecord } from '@byline/backend/modules/mail/email.record.js';
import { stamps } from './records.ts';

/** Answers of the last days wait to be read. */
const FRESH = 3 * 86_400_000;

/** The conversations of written mails, which have the id of the mail, and of those that came in. */
export function conversationsOf(
  emails: readonly EmailRecord[],
  received: readonly ReceivedMailRecord[],
  now: Date,
): ConversationRecord[] {
  const answers = Map.groupBy(received, ({ conversationId }) => String(conversationId));
  const written = new Map(emails.map((mail) => [String(mail._id), mail]));
  const ids = new Map<string, Types.ObjectId>(
    [...emails.map(({ _id }) => _id), ...received.flatMap(({ conversationId }) => conversationId ?? [])].map((id) => [
      String(id),
      id,
    ]),
  );
  return [...ids].map(([key, _id]) => {
    const mail = written.get(key);
    const came = (answers.get(key) ?? []).filter(({ kind }) => kind === 'mail').at(-1);
    const summary = summaryOf(mail ? [mail] : [], answers.get(key) ?? []);
    return {
      _id,
      candidateId: mail?.candidateId ?? null,
      assigneeId: mail?.createdBy ?? null,
      open: came !== undefined && now.getTime() - came.receivedAt.getTime() < FRESH,
      read: [],
      receivedAt: came?.receivedAt ?? null,
      candidateReadAt: came?.receivedAt ?? mail?.sentAt ?? null,
      discardedAt: null,
      ...summary,
      ...stamps(mail?.createdAt ?? summary.lastAt, summary.lastAt),
    };
  });
}
