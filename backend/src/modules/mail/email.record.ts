import type { BounceKind, EmailStatus } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { SearchFields } from '../../common/lists/search.js';
import type { StoredRecord } from '../../common/mongo/record.js';
import type { MailAttachment } from '../files/mail-attachment.js';
import type { MailKind } from './mail-kinds.js';

/** A name and an address. */
export interface Mailbox {
  name: string;
  email: string;
}

/** The rendered mail. The outbox renders it once, so that each attempt sends the same bytes. */
export interface MailBody {
  html: string;
  text: string;
}

/** A mail server's report that it did not deliver a mail to an address, or has not yet. */
export interface Bounce {
  /** Lower case. */
  address: string;
  /** The reason in a kind that the screens word. */
  kind: BounceKind;
  /** The server's own words. */
  text: string;
  at: Date;
}

/** A mail in the outbox. */
export interface EmailRecord extends StoredRecord, SearchFields {
  candidateId: Types.ObjectId | null;
  /** The writer's name with the agency's sending address (docs/domain/mail.md#sender). */
  from: Mailbox;
  /** The writer's own address. */
  replyTo: Mailbox | null;
  /** Null after the erasure of the recipient. */
  to: Mailbox | null;
  cc: Mailbox[];
  bcc: Mailbox[];
  subject: string;
  /** The written text, rich text; empty for the product's own mails. */
  message: string;
  /** Absent in older mails. */
  attachments?: MailAttachment[];
  /** The users that the text mentions. */
  mentions: Types.ObjectId[];
  kind: MailKind;
  /** Has a link for its recipient only (activation, reset). No list shows it; its body is encrypted, and removed after the sending. */
  confidential: boolean;
  /** Null after the sending. */
  body: MailBody | null;
  /** The chosen time; null for at once. */
  scheduledAt: Date | null;
  status: EmailStatus;
  /** The time from which a worker may take it: its own time, that of the next attempt, or the end of a lease. */
  dueAt: Date;
  /** The lease of the sending worker; only its holder may store the outcome. */
  lease: Types.ObjectId | null;
  /** Attempts since it entered the outbox, or since a manual retry. */
  attempts: number;
  /** The mail server's message about a failure, a delay or an unreached recipient. */
  reason: string | null;
  /** Addresses that a server deferred while it took others; null for all. */
  remaining: string[] | null;
  /** The servers' messages about permanently refused recipients, while they took others. */
  refused: string[];
  sentAt: Date | null;
  createdBy: Types.ObjectId | null;
  /** Its conversation; absent for a mail about no candidate, and for a confidential one. */
  conversationId?: Types.ObjectId | null;
  /** The Message-ID of the mail that it answers. */
  inReplyTo?: string | null;
  /** The Message-IDs of the conversation before it, the oldest first. */
  references?: string[];
  /** Reports of mail servers after the sending. */
  bounces?: Bounce[];
  /** The template that a recruiter began it with. */
  templateId?: Types.ObjectId | null;
  /** The task of a reminder. */
  taskId?: Types.ObjectId | null;
  /** Candidates whom one of the product's own mails names, so that the erasure of one deletes it. */
  candidateIds?: Types.ObjectId[];
  /** Where a mail program ends mails of this kind by one click (RFC 8058). */
  unsubscribe?: string;
  /** Time of the removal of a confidential mail. */
  expireAt: Date | null;
}
