import type { EmailRecord } from '../email.record.js';
import type { ConversationRecord } from './conversation.record.js';
import type { ReceivedAttachment, ReceivedMailRecord } from './received-mail.record.js';

/** A mail as the candidate may see it. */
export interface OwnMessage {
  _id: EmailRecord['_id'];
  /** The candidate wrote it. */
  own: boolean;
  from: string;
  at: Date;
  message: string;
  files: Pick<ReceivedAttachment, 'name' | 'size' | 'fileId'>[];
}

export interface OwnConversation {
  conversation: ConversationRecord;
  messages: OwnMessage[];
  unread: boolean;
}

/** Recruiters also write to others about a candidate, so only mails to and from the candidate's own addresses are the candidate's to read. */
function ownMessages(
  addresses: ReadonlySet<string>,
  written: readonly EmailRecord[],
  received: readonly ReceivedMailRecord[],
): OwnMessage[] {
  const isOwn = ({ email }: { email: string }): boolean => addresses.has(email.toLowerCase());
  const sent = written
    .filter(({ status, to, cc, bcc }) => status === 'sent' && [...(to ? [to] : []), ...cc, ...bcc].some(isOwn))
    .map(({ _id, from, sentAt, createdAt, message, attachments = [] }) => ({
      ...{ _id, own: false, from: from.name, at: sentAt ?? createdAt, message, files: attachments },
    }));
  const answers = received
    .filter(({ kind, from, senderCheck }) => kind === 'mail' && senderCheck !== 'fail' && from !== null && isOwn(from))
    .map(({ _id, from, receivedAt, message, attachments }) => ({
      ...{ _id, own: true, from: from?.name ?? '', at: receivedAt, message, files: attachments },
    }));
  return [...sent, ...answers].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The conversations of which a candidate may see a mail, the newest first. The addresses are in lower case. */
export function ownConversations(
  addresses: ReadonlySet<string>,
  conversations: readonly ConversationRecord[],
  written: readonly EmailRecord[],
  received: readonly ReceivedMailRecord[],
): OwnConversation[] {
  const sentIn = Map.groupBy(written, ({ conversationId }) => String(conversationId));
  const receivedIn = Map.groupBy(received, ({ conversationId }) => String(conversationId));
  return conversations
    .map((conversation) => {
      const id = String(conversation._id);
      const messages = ownMessages(addresses, sentIn.get(id) ?? [], receivedIn.get(id) ?? []);
      // An answer, by mail too, shows that the candidate has read what came before it.
      const answeredAt = messages.findLast(({ own }) => own)?.at.getTime() ?? 0;
      const readAt = Math.max(conversation.candidateReadAt?.getTime() ?? 0, answeredAt);
      return { conversation, messages, unread: messages.some(({ own, at }) => !own && at.getTime() > readAt) };
    })
    .filter(({ messages }) => messages.length > 0)
    .sort((a, b) => lastOf(b) - lastOf(a));
}

const lastOf = ({ messages }: OwnConversation): number => messages.at(-1)?.at.getTime() ?? 0;
