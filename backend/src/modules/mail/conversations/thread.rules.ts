import type { EmailRecord, Mailbox } from '../email.record.js';
import { named } from './conversation.presenter.js';
import { messageIdOf } from '../email.presenter.js';
import type { ReceivedMailRecord } from './received-mail.record.js';

/** A mail of a conversation: from the agency, or one that came in. */
export type ThreadMail =
  | { sent: EmailRecord; received?: undefined }
  | { sent?: undefined; received: ReceivedMailRecord };

/** Header lines of mails grow with the conversation; programs need the first and the last ones. */
const MAX_REFERENCES = 30;

const WAITING: readonly string[] = ['scheduled', 'sending', 'held'];

/** Waiting mails come last, in the order in which they leave. */
function momentOf({ sent, received }: ThreadMail): number {
  if (received) return received.receivedAt.getTime();
  if (WAITING.includes(sent.status)) return Number.MAX_SAFE_INTEGER / 2 + sent.dueAt.getTime();
  return (sent.sentAt ?? sent.createdAt).getTime();
}

/** The mails of a conversation, the oldest first. */
export const threadOf = (written: readonly EmailRecord[], received: readonly ReceivedMailRecord[]): ThreadMail[] =>
  [...written.map((sent) => ({ sent })), ...received.map((mail) => ({ received: mail }))].sort(
    (a, b) => momentOf(a) - momentOf(b),
  );

const idOf = ({ sent, received }: ThreadMail): string | null =>
  sent ? messageIdOf(sent._id, sent.from.email) : received.messageId;

/** The header lines of an answer: the mail that it answers, and those before it. A mail that has not left yet does not count. */
export function answerHeaders(mails: readonly ThreadMail[]): Pick<EmailRecord, 'inReplyTo' | 'references'> {
  const there = mails.filter(({ sent }) => !sent || sent.status === 'sent');
  const ids = there.flatMap((mail) => idOf(mail) ?? []);
  const answered = there.findLast(({ received }) => received?.kind === 'mail') ?? there.at(-1);
  return {
    inReplyTo: (answered && idOf(answered)) ?? ids.at(-1) ?? null,
    references: ids.length > MAX_REFERENCES ? [...ids.slice(0, 1), ...ids.slice(1 - MAX_REFERENCES)] : ids,
  };
}

const isReplyAddress = (address: string): boolean => /^reply\+/i.test(address);

/** The addresses of the agency; every address at its domain of answers is one. */
export interface Agency {
  addresses: readonly string[];
  inboundDomain: string;
}

/** The recipients of an answer: all who were in the last mail, without the agency's own addresses. */
export function answerTo(
  mails: readonly ThreadMail[],
  { addresses, inboundDomain }: Agency,
): { to: Mailbox; cc: Mailbox[] } | null {
  const own = new Set(addresses.map((address) => address.toLowerCase()));
  const isAtDomain = (address: string): boolean => address.slice(address.lastIndexOf('@') + 1) === inboundDomain;
  const isOwn = (address: string): boolean => own.has(address) || isAtDomain(address) || isReplyAddress(address);
  const outside = ({ email }: Mailbox): boolean => !isOwn(email.toLowerCase());
  const last = mails.findLast(
    ({ received, sent }) => received?.kind === 'mail' || (sent?.to && sent.status !== 'cancelled'),
  );
  if (!last) return null;
  const { sent, received } = last;
  const to = received ? received.from : sent.to;
  if (!to) return null;
  const others = received ? [...received.to, ...received.cc] : sent.cc;
  const cc = others.filter((one) => outside(one) && one.email.toLowerCase() !== to.email.toLowerCase());
  return { to: named(to), cc: [...new Map(cc.map((one) => [one.email.toLowerCase(), named(one)])).values()] };
}
