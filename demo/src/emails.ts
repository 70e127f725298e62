import type { EmailStatus } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { searchFields } from '@byline/backend/common/lists/search.js';
import type { ApplicationRecord } from '@byline/backend/modules/applications/application.schema.js';
import type { EmailRecord } from '@byline/backend/modules/mail/email.record.js';
import { candidateId } from './candidates.ts';
import { PERSONAS } from './personas.ts';
import { demoId } from './ids.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { fill, paragraphs, stamps } from './records.ts';
import { RECRUITERS } from './vocabulary.ts';
import { reached, type DemoContext } from './context.ts';
import { CLIENTS, RECRUITER_TEXTS, textsIn, type MailText } from './data.ts';

interface Mail {
  text: MailText;
  client: string;
  status: EmailStatus;
  /** The time of writing, and the scheduled time. */
  writtenAt: Date;
  scheduledAt: Date | null;
  recruiter: number;
  /** The mail of a decline, whose id the application already has. */
  declineId?: Types.ObjectId;
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** The mails of the first candidate, which show each state in one place. */
const STATES: EmailStatus[] = ['sent', 'sent', 'failed', 'cancelled', 'sent', 'scheduled'];

/** Most mails left at once; some were scheduled, and a few of those wait, were cancelled or failed. */
function writtenMail(profile: Profile, context: DemoContext, random: Random, status: EmailStatus): Mail {
  const base = {
    text: random.pick(textsIn(profile.language).mails),
    client: random.pick(CLIENTS),
    recruiter: profile.recruiter ?? random.int(0, RECRUITERS.length - 1),
    status,
  };
  if (status === 'scheduled') {
    const scheduledAt = context.days.at(random.int(1, 12), random.int(16, 34) * 30);
    return { ...base, writtenAt: context.moment(profile, random, Math.max(1, profile.created - 6)), scheduledAt };
  }
  const writtenAt = context.moment(profile, random);
  const scheduled = status === 'cancelled' || random.chance(0.2);
  return { ...base, writtenAt, scheduledAt: scheduled ? new Date(writtenAt.getTime() + DAY / 2) : null };
}

function writtenMails(profile: Profile, context: DemoContext): Mail[] {
  const random = new Random(`emails ${profile.index}`);
  if (profile.index === 0) return STATES.map((status) => writtenMail(profile, context, random, status));
  const most = reached(profile, 'phone_interview') ? 2 : 0;
  const count = profile.index < PERSONAS.length ? most : random.int(0, most);
  return Array.from({ length: count }, () => {
    const status = random.weighted({ sent: 91, scheduled: profile.archived ? 0 : 4, failed: 3, cancelled: 2 });
    return writtenMail(profile, context, random, status);
  });
}

/** A mail for each decline. */
const declineMail =
  (profile: Profile, context: DemoContext) =>
  ({ emailId, decidedAt, jobId, decidedBy }: ApplicationRecord): Mail[] => {
    const job = context.jobs.find(({ index }) => demoId('job', index).equals(jobId));
    if (!emailId || !decidedAt || !job) return [];
    const recruiter = RECRUITERS.findIndex((_, place) => demoId('user', place).equals(decidedBy ?? ''));
    return [
      {
        text: textsIn(profile.language).decline,
        client: job.client,
        status: 'sent',
        writtenAt: decidedAt,
        scheduledAt: null,
        recruiter: Math.max(0, recruiter),
        declineId: emailId,
      },
    ];
  };

/** A mail as in the outbox, except for the body of an unsent one. */
function record(profile: Profile, context: DemoContext, mail: Mail, random: Random): EmailRecord {
  const { status, text, client, writtenAt, scheduledAt, declineId } = mail;
  const writer = RECRUITERS[mail.recruiter] ?? RECRUITERS[0];
  const writerName = `${writer.firstname} ${writer.name}`;
  const { hello, bye } = textsIn(profile.language);
  const to = { name: `${profile.firstname} ${profile.name}`, email: profile.email };
  const subject = fill(text.subject, { client });
  const dueAt = scheduledAt ?? writtenAt;
  const tried = status === 'sent' || status === 'failed';
  const triedAt = new Date(dueAt.getTime() + random.int(1, 20) * 1_000);
  const _id = declineId ?? context.numbering.id('email');
  return {
    _id,
    conversationId: _id,
    candidateId: candidateId(profile),
    from: { name: writerName, email: context.mailFrom },
    replyTo: { name: writerName, email: writer.email },
    to,
    cc: [],
    bcc: [],
    subject,
    message: paragraphs(
      `${hello} ${profile.firstname},`,
      ...text.paragraphs.map((paragraph) => fill(paragraph, { client })),
      bye,
      writerName,
    ),
    mentions: [],
    kind: declineId ? 'application_declined' : 'message',
    ...(declineId && { templateId: demoId('mailTemplate', 0) }),
    confidential: false,
    body: null,
    scheduledAt,
    status,
    dueAt,
    lease: null,
    attempts: tried ? 1 : 0,
    reason: status === 'failed' ? random.pick(RECRUITER_TEXTS.refusals) : null,
    remaining: null,
    refused: [],
    sentAt: status === 'sent' ? triedAt : null,
    createdBy: demoId('user', mail.recruiter),
    expireAt: null,
    ...searchFields(subject, to.name, to.email),
    ...stamps(writtenAt, tried ? triedAt : writtenAt),
  };
}

export function emailsOf(profile: Profile, context: DemoContext, applications: ApplicationRecord[]): EmailRecord[] {
  const random = new Random(`email records ${profile.index}`);
  const mails = [...writtenMails(profile, context), ...applications.flatMap(declineMail(profile, context))];
  return mails.map((mail) => record(profile, context, mail, random));
}
