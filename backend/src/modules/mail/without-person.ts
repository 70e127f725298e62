import { NOBODY } from '../../common/rich-text/rich-text.js';
import type { EmailRecord, Mailbox } from './email.record.js';

type People = Pick<EmailRecord, 'to' | 'cc' | 'bcc'>;
type Progress = Pick<EmailRecord, 'remaining' | 'refused' | 'reason' | 'bounces'>;

/** Whether an address belongs to an erased person. */
export type IsGone = (address: string) => boolean;

const everybody = ({ to, cc, bcc }: People): Mailbox[] => [...(to ? [to] : []), ...cc, ...bcc];
export const addressesOf = (mail: People): string[] => [...new Set(everybody(mail).map(({ email }) => email))];

/** Removes messages of mail servers that name an erased address. */
const withoutWords = (words: string, gone: readonly string[]): string =>
  gone.some((address) => words.toLowerCase().includes(address)) ? NOBODY : words;

/** The progress of a mail without erased people. */
const progressWithout = <P extends Partial<Progress>>(progress: P, gone: readonly string[]): P => ({
  ...progress,
  ...(progress.remaining && { remaining: progress.remaining.filter((one) => !gone.includes(one.toLowerCase())) }),
  ...(progress.refused && { refused: progress.refused.map((words) => withoutWords(words, gone)) }),
  ...(progress.reason && { reason: withoutWords(progress.reason, gone) }),
  ...(progress.bounces && { bounces: progress.bounces.filter(({ address }) => !gone.includes(address)) }),
});

/** All remaining recipients are erased, so the mail counts as sent. */
const reached = () => ({ status: 'sent' as const, sentAt: new Date(), remaining: null, lease: null, body: null });

/** The outcome of a mail whose recipients were erased during the attempt, without a trace of them. */
export function outcomeWithout(outcome: Partial<EmailRecord>, gone: readonly string[]): Partial<EmailRecord> {
  const left = progressWithout(outcome, gone);
  return left.remaining?.length === 0 ? { ...left, ...reached() } : left;
}

/** The changes of a mail after the erasure of recipients. Without another recipient it is removed; a waiting one stays, cancelled and empty. */
export function withoutPerson(mail: EmailRecord, isGone: IsGone): Partial<EmailRecord> | 'remove' {
  const stays = ({ email }: Mailbox): boolean => !isGone(email);
  const people: People = {
    to: mail.to && stays(mail.to) ? mail.to : null,
    cc: mail.cc.filter(stays),
    bcc: mail.bcc.filter(stays),
  };
  const isWaiting = ['scheduled', 'sending', 'held'].includes(mail.status);
  if (everybody(people).length === 0)
    return isWaiting
      ? { ...people, status: 'cancelled', message: '', body: null, lease: null, remaining: null, reason: null }
      : 'remove';
  const gone = addressesOf(mail)
    .filter(isGone)
    .map((address) => address.toLowerCase());
  const { remaining, refused, reason, bounces } = progressWithout(mail, gone);
  const changes = { ...people, remaining, refused, reason, ...(bounces && { bounces }) };
  return isWaiting && remaining?.length === 0 ? { ...changes, ...reached() } : changes;
}
