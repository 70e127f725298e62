import type { EmailStatus } from '@byline/shared-types/domain';
import { searchFields } from '../../../common/lists/search.js';
import { plainTextOf } from '../../../common/rich-text/rich-text.js';
import type { EmailRecord, Mailbox } from '../email.record.js';
import type { ConversationSummary } from './conversation.record.js';
import type { ReceivedMailRecord } from './received-mail.record.js';

/** The parts of a written mail that its conversation shows. */
export type WrittenPart = Pick<
  EmailRecord,
  | 'from'
  | 'to'
  | 'cc'
  | 'bcc'
  | 'subject'
  | 'message'
  | 'status'
  | 'createdAt'
  | 'sentAt'
  | 'scheduledAt'
  | 'dueAt'
  | 'refused'
  | 'attachments'
>;
export type ReceivedPart = Pick<
  ReceivedMailRecord,
  'from' | 'subject' | 'message' | 'receivedAt' | 'attachments' | 'kind'
>;

/** The marks of answers and forwards before a subject, in the languages of the mail programs of our readers. */
const PREFIX = /^\s*(?:(?:re|fwd?|fw|aw|wg|antw|antwoord|doorst|betr|tr|rép|rep|sv|vs|r)\s*(?:\[\d+\])?\s*:\s*)+/i;
const WORDS = 160;
const WAITING: readonly EmailStatus[] = ['scheduled', 'sending'];

/** The subject that all mails of a conversation share. */
export const sharedSubject = (subject: string): string => subject.replace(PREFIX, '').trim();

/** The subject of an answer. */
export const answerSubject = (subject: string): string => `Re: ${sharedSubject(subject)}`;

const momentOf = ({ sentAt, createdAt }: WrittenPart): Date => sentAt ?? createdAt;
const nameOf = (mailbox: Mailbox | null): string => mailbox?.name || mailbox?.email || '';
/** The begin of a rich text, plain and on one line. */
export const firstWords = (html: string): string => plainTextOf(html).replace(/\s+/g, ' ').slice(0, WORDS);
const hasTrouble = ({ status, refused }: WrittenPart): boolean =>
  status === 'failed' || status === 'held' || (refused ?? []).length > 0;

/** Whether a mail failed, came back or is held, and no later one left without trouble. */
function isUndelivered(written: readonly WrittenPart[]): boolean {
  const latest = written
    .filter((mail) => hasTrouble(mail) || mail.status === 'sent')
    .sort((a, b) => momentOf(a).getTime() - momentOf(b).getTime())
    .at(-1);
  return latest !== undefined && hasTrouble(latest);
}

function waitingAt(written: readonly WrittenPart[]): Date | null {
  const moments = written.filter(({ status }) => WAITING.includes(status)).map(({ dueAt }) => dueAt.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** The summary of a conversation with at least one mail. */
export function summaryOf(written: readonly WrittenPart[], received: readonly ReceivedPart[]): ConversationSummary {
  const stays = written.filter(({ status }) => status !== 'cancelled');
  const cancelled = stays.length + received.length === 0;
  // Only a conversation without another mail shows a cancelled one.
  const shown = cancelled ? written : stays;
  const mails = [
    ...shown.map((mail) => ({ ...mail, at: momentOf(mail), direction: 'out' as const })),
    ...received.map((mail) => ({ ...mail, at: mail.receivedAt, direction: 'in' as const })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  const last = mails.at(-1);
  const people = [
    ...written.flatMap(({ to, cc, bcc }) => [...(to ? [to] : []), ...cc, ...bcc]),
    ...received.flatMap(({ from }) => from ?? []),
  ];
  const subjects = mails.map(({ subject }) => sharedSubject(subject));
  return {
    subject: subjects.find(Boolean) ?? '',
    lastAt: last?.at ?? new Date(),
    last: last ? { direction: last.direction, from: nameOf(last.from), words: firstWords(last.message) } : null,
    mailCount: written.length + received.length,
    hasAttachments: [...written, ...received].some(({ attachments = [] }) => attachments.length > 0),
    waitingAt: waitingAt(written),
    undelivered: isUndelivered(written),
    cancelled,
    ...searchFields(...new Set([...subjects, ...people.flatMap(({ name, email }) => [name, email])])),
  };
}
