import type { ReceivedMailRecord } from '@byline/backend/modules/mail/conversations/received-mail.record.js';
import type { EmailRecord } from '@byline/backend/modules/mail/email.record.js';
import strangers from '../data/strangers.json' with { type: 'json' };
import type { DemoContext } from './context.ts';
import { textsIn } from './data.ts';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import { PERSONAS } from './personas.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { paragraphs, stamps } from './records.ts';

const HOUR = 3_600_000;
/** The persona who is away, and the one whose address does not exist. */
const AWAY = 2;
const BOUNCED = 4;

type Content = Pick<ReceivedMailRecord, '_id' | 'from' | 'subject' | 'message' | 'receivedAt'> &
  Partial<ReceivedMailRecord>;

const received = (content: Content): ReceivedMailRecord => ({
  key: String(content._id),
  state: 'filed',
  dueAt: content.receivedAt,
  attempts: 1,
  raw: null,
  envelope: { from: content.from?.email ?? '', to: [] },
  conversationId: null,
  candidateId: null,
  kind: 'mail',
  messageId: `<${String(content._id)}@mail.example>`,
  to: [],
  cc: [],
  quoted: '',
  quotedLines: 0,
  attachments: [],
  fromOther: false,
  senderCheck: 'unknown',
  ...content,
  ...stamps(content.receivedAt),
});

function answerTo(mail: EmailRecord, profile: Profile, context: DemoContext, random: Random): ReceivedMailRecord {
  const { answers, mails, outOfOffice } = textsIn(profile.language);
  const place = mails.findIndex(({ subject }) => mail.subject.startsWith(subject.split('{')[0] ?? ''));
  const isAway = profile.index === AWAY;
  const sentAt = (mail.sentAt ?? mail.createdAt).getTime();
  const isPersona = profile.index < PERSONAS.length;
  // Answers of the last days show how the inbox looks; all others are old. The day of loading has none, because its hours may be to come.
  const recent = context.days.at(-1 - Math.floor(profile.index / 3), 9 * 60 + (profile.index % 3) * 47).getTime();
  const at = isPersona && recent > sentAt ? recent : sentAt + random.int(1, isAway ? 1 : 30) * HOUR;
  const midnight = context.days.at(0, 0).getTime();
  return received({
    _id: context.numbering.id('receivedMail'),
    conversationId: mail.conversationId ?? null,
    candidateId: mail.candidateId,
    kind: isAway ? 'auto_reply' : 'mail',
    from: mail.to,
    to: [mail.replyTo ?? mail.from],
    subject: `Re: ${mail.subject}`,
    message: paragraphs(isAway ? outOfOffice : (answers[Math.max(0, place)] ?? '')),
    quoted: isAway ? '' : mail.message,
    quotedLines: isAway ? 0 : mail.message.split('</p>').length - 1,
    receivedAt: new Date(Math.min(at, midnight)),
  });
}

/** Whether a mail is answered: of the personas each last one, of others some. */
const isAnswered = (profile: Profile, mail: EmailRecord, last: EmailRecord | undefined, random: Random): boolean =>
  mail.status === 'sent' &&
  mail.kind === 'message' &&
  (profile.index < PERSONAS.length ? mail === last && profile.index !== BOUNCED : random.chance(0.4));

/** The answers to a candidate's mails. */
export function answersOf(
  profile: Profile,
  context: DemoContext,
  emails: readonly EmailRecord[],
): ReceivedMailRecord[] {
  const random = new Random(`answers ${profile.index}`);
  const last = lastSent(emails);
  return emails
    .filter((mail) => isAnswered(profile, mail, last, random))
    .map((mail) => answerTo(mail, profile, context, random));
}

const lastSent = (emails: readonly EmailRecord[]): EmailRecord | undefined =>
  emails.filter(({ status, kind }) => status === 'sent' && kind === 'message').at(-1);

/** The mails of a candidate, of which one may have come back. */
export function withBounce(profile: Profile, emails: readonly EmailRecord[]): EmailRecord[] {
  const last = lastSent(emails);
  if (profile.index !== BOUNCED || !last) return [...emails];
  const at = new Date((last.sentAt ?? last.createdAt).getTime() + HOUR / 30);
  const text = '550 5.1.1 No such user here';
  const bounce = { address: profile.email, kind: 'no_such_address' as const, text, at };
  const returned = { status: 'failed' as const, bounces: [bounce], refused: [text], reason: text };
  return emails.map((mail) => (mail === last ? { ...mail, ...returned } : mail));
}

/** Mails of senders whom the agency does not know, and one whose sender is forged. */
export const strangersMails = (days: DemoDays): ReceivedMailRecord[] =>
  strangers.map(({ name, email, subject, daysAgo, lines, files, senderCheck }, index) =>
    received({
      _id: demoId('receivedMail', 1_000_000_000 + index),
      conversationId: demoId('conversation', index),
      from: { name, email },
      to: [{ name: '', email: 'talent@byline.example' }],
      subject,
      message: paragraphs(...lines),
      senderCheck: senderCheck === 'fail' ? 'fail' : 'unknown',
      attachments: files.map((file) => ({ ...file, fileId: null, refusal: null })),
      receivedAt: days.at(-daysAgo, 10 * 60 + index * 17),
    }),
  );
