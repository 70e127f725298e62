import { NOBODY } from '../../common/rich-text/rich-text.js';
import type { EmailRecord, Mailbox } from './email.schema.js';

type People = Pick<EmailRecord, 'to' | 'cc' | 'bcc'>;
type Progress = Pick<EmailRecord, 'remaining' | 'refused' | 'reason'>;

/** Whether an address is one of somebody who was erased. */
export type IsGone = (address: string) => boolean;

const everybody = ({ to, cc, bcc }: People): Mailbox[] => [...(to ? [to] : []), ...cc, ...bcc];
export const addressesOf = (mail: People): string[] => [...new Set(everybody(mail).map(({ email }) => email))];

/** Words of a mail server name the address that they are about. */
const withoutWords = (words: string, gone: readonly string[]): string =>
  gone.some((address) => words.toLowerCase().includes(address)) ? NOBODY : words;

/** What is known of the sending of a mail, without people who are erased. */
const progressWithout = <P extends Partial<Progress>>(progress: P, gone: readonly string[]): P => ({
  ...progress,
  ...(progress.remaining && { remaining: progress.remaining.filter((one) => !gone.includes(one.toLowerCase())) }),
  ...(progress.refused && { refused: progress.refused.map((words) => withoutWords(words, gone)) }),
  ...(progress.reason && { reason: withoutWords(progress.reason, gone) }),
});

/** Nobody is left to be reached: whoever was, was. */
const reached = () => ({ status: 'sent' as const, sentAt: new Date(), remaining: null, lease: null, body: null });

/** What a worker writes down of a mail that lost recipients while it was being sent: what tells of them is not written back. */
export function outcomeWithout(outcome: Partial<EmailRecord>, gone: readonly string[]): Partial<EmailRecord> {
  const left = progressWithout(outcome, gone);
  return left.remaining?.length === 0 ? { ...left, ...reached() } : left;
}

/** What becomes of a mail when people it is for are erased. One that was for nobody else goes; while it still waits, it is cancelled and stays, empty. */
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
  const { remaining, refused, reason } = progressWithout(mail, gone);
  const changes = { ...people, remaining, refused, reason };
  return isWaiting && remaining?.length === 0 ? { ...changes, ...reached() } : changes;
}
