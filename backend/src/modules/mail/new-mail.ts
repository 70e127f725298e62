import type { Language } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { EmailRecord, Mailbox } from './email.record.js';
import type { OwnMail, OwnMailData, WrittenMail } from './mail-kinds.js';

type Id = string | Types.ObjectId;

/** A written mail. */
export interface NewMail {
  /** The mail carries their name, and answers go to their address. */
  writer: { _id: Types.ObjectId; firstname: string; name: string; email: string };
  /** The candidate whose mail tab shows it. */
  candidateId: Id;
  to: Mailbox;
  cc?: Mailbox[] | undefined;
  bcc?: Mailbox[] | undefined;
  subject: string;
  /** Rich text. */
  message: string;
  attachments?: EmailRecord['attachments'];
  templateId?: Id | undefined;
  /** Null or absent for at once. */
  scheduledAt?: Date | null;
  /** Earliest time, also for an earlier `scheduledAt`. */
  heldUntil?: Date;
  kind?: WrittenMail;
  /** The conversation that it answers; absent for a new one. */
  answer?: Pick<EmailRecord, 'conversationId' | 'inReplyTo' | 'references'>;
}

/** A mail of the product itself. */
export interface NewSystemMail<K extends OwnMail> extends Pick<EmailRecord, 'candidateIds' | 'unsubscribe'> {
  /** Absent for a new one. */
  _id?: Types.ObjectId;
  template: K;
  to: Mailbox;
  language: Language;
  data: OwnMailData[K];
  /** The candidate the mail is about, so that erasing the person erases it. */
  candidateId?: Id | null;
  /** The recruiter in whose name it is; absent for the product itself. */
  writer?: NewMail['writer'];
  /** Earliest time. */
  heldUntil?: Date;
  /** The task of a reminder, whose changes can take a waiting one back. */
  taskId?: Types.ObjectId;
}
