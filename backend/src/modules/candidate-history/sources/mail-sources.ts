import type { EmailStatus, HistoryAct } from '@byline/shared-types/domain';
import type { EmailsService } from '../../mail/emails.service.js';
import { excerptOf } from '../excerpt.rules.js';
import type { HistoryFact, HistoryOf, HistorySource } from '../history-source.js';
import { timelineSource } from './timeline-source.js';

const ACTS: Partial<Record<EmailStatus, HistoryAct>> = {
  sent: 'mail_sent',
  cancelled: 'mail_cancelled',
};

type Sent = Awaited<ReturnType<ReturnType<EmailsService['timeline']>['read']>>[number];

/** The report that a sent mail did not arrive; undefined for one that has, or may still. */
const bounceOf = ({ bounces = [] }: Sent) => bounces.find(({ kind }) => kind !== 'delayed' && kind !== 'complaint');

function factOf(mail: Sent): Omit<HistoryFact, 'key'> {
  const { _id, conversationId, sentAt, createdAt, status, subject, message, reason, createdBy } = mail;
  const undelivered = bounceOf(mail);
  const failed = status === 'failed' || undelivered !== undefined;
  return {
    ...{ at: sentAt ?? createdAt, act: failed ? 'mail_failed' : (ACTS[status] ?? 'mail_waiting'), by: createdBy },
    ...{ recordId: _id, conversationId, title: subject, undelivered },
    text: undelivered ? null : failed ? reason : excerptOf(message),
  };
}

/** Mails stand at the time of their sending; waiting, failed and cancelled ones at the time of their writing. */
export const mailSources = (emails: EmailsService): HistorySource[] =>
  [true, false].map((sent) => timelineSource('mail', emails.timeline(sent), (mails) => mails.map(factOf)));

/** The mails that came in, at the time of their arrival: those of the candidate, and those of others about the candidate. */
export function receivedSource(emails: EmailsService): HistorySource {
  const source = (own: readonly string[], asked?: readonly string[]): HistorySource =>
    timelineSource('mail', emails.receivedTimeline(asked), (mails) =>
      mails.map(({ _id, conversationId, candidateId, receivedAt, kind, from, subject, message }) => ({
        ...{ at: receivedAt, act: kind === 'auto_reply' ? ('mail_auto_reply' as const) : ('mail_received' as const) },
        ...{ by: candidateId, recordId: _id, conversationId, title: subject, text: excerptOf(message) },
        sender: from && !own.includes(from.email.toLowerCase()) ? from : undefined,
      })),
    );
  const areAsked = ({ by, candidate: { _id, userId } }: HistoryOf): boolean =>
    by === undefined || (by !== null && by.equals(userId ?? _id));
  const ofAll = ({ candidateId, candidate }: HistoryOf): HistoryOf => ({ candidateId, candidate });
  const sourceOf = async ({ by, candidate }: HistoryOf): Promise<HistorySource> => {
    const own = await emails.addressesOf(candidate);
    return source(own, by === undefined ? undefined : own);
  };
  return {
    kind: 'mail',
    read: async (of, part) => (areAsked(of) ? (await sourceOf(of)).read(ofAll(of), part) : []),
    count: async (of) => (areAsked(of) ? (await sourceOf(of)).count(ofAll(of)) : 0),
  };
}
