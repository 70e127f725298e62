import type { Principal } from '../../../common/auth/principal.js';
import { presentNamed, presentRecord, type Named } from '../../../common/http/record.presenter.js';
import type { Mailbox } from '../email.record.js';
import type { ConversationRecord } from './conversation.record.js';
import type { ConversationResponse } from './dto/conversation.dto.js';
import type { ReceivedMailRecord } from './received-mail.record.js';

/** The sender of the newest mail. */
export type Sender = Mailbox & Pick<ReceivedMailRecord, 'senderCheck'>;

/** A conversation with the names that a list shows. */
export interface NamedConversation extends ConversationRecord {
  candidate: (Named & { email: string }) | null;
  assignee: Named | null;
  /** The sender of one without a candidate. */
  sender: Sender | null;
  /** When its held mail should have left. */
  heldFor: Date | null;
}

export const named = ({ name, email }: Mailbox): Mailbox => ({ name: name || email, email });

export const nameOf = ({ firstname, name }: Named): string => `${firstname} ${name}`;

/** The sender of the last mail; the candidate, if From has their address without a name. */
const lastFromOf = ({ last, candidate }: NamedConversation): string =>
  candidate && last?.from === candidate.email ? nameOf(candidate) : (last?.from ?? '');

const personOf = ({ candidate, sender }: NamedConversation): Mailbox | null =>
  candidate ? { name: nameOf(candidate), email: candidate.email } : sender && named(sender);

export const presentConversation = (me: Principal, conversation: NamedConversation): ConversationResponse => ({
  ...presentRecord(conversation),
  candidateId: conversation.candidateId ? String(conversation.candidateId) : null,
  candidate: conversation.candidate && presentNamed(conversation.candidate),
  person: personOf(conversation),
  unverified: conversation.sender?.senderCheck === 'fail',
  subject: conversation.subject,
  mailCount: conversation.mailCount,
  lastAt: conversation.lastAt.toISOString(),
  lastWords: conversation.last?.words ?? '',
  lastFrom: lastFromOf(conversation),
  lastReceived: conversation.last?.direction === 'in',
  hasFiles: conversation.hasAttachments,
  scheduledAt: conversation.waitingAt?.toISOString() ?? null,
  undelivered: conversation.undelivered,
  heldFor: conversation.heldFor?.toISOString() ?? null,
  cancelled: conversation.cancelled ?? false,
  discarded: conversation.discardedAt !== null,
  laterUntil: conversation.laterUntil?.toISOString() ?? null,
  open: conversation.open,
  unread: conversation.open && !conversation.read.some((id) => String(id) === me.userId),
  assignee: conversation.assignee && presentNamed(conversation.assignee),
});
