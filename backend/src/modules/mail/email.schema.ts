import type { EmailStatus } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import { MAIL_KINDS, type MailKind } from './mail-kinds.js';

/** Somebody's name and address. */
export interface Mailbox {
  name: string;
  email: string;
}

/** What is sent, rendered once when the mail is put in the outbox, so that every attempt sends the same bytes. */
export interface MailBody {
  html: string;
  text: string;
}

/** A mail in the outbox. */
export interface EmailRecord extends StoredRecord, SearchFields {
  candidateId: Types.ObjectId | null;
  /** The writer's name with the agency's sending address (docs/domain/mail.md#sender). */
  from: Mailbox;
  /** The writer's own address. */
  replyTo: Mailbox | null;
  /** Null once they were erased. */
  to: Mailbox | null;
  cc: Mailbox[];
  bcc: Mailbox[];
  subject: string;
  /** What the writer wrote, rich text; empty for the product's own mails. */
  message: string;
  /** The users that the text mentions. */
  mentions: Types.ObjectId[];
  kind: MailKind;
  /**
   * Carries a link that only its recipient may see (activation, reset): no list shows it, its body is encrypted, and removed once it is
   * no longer needed.
   */
  confidential: boolean;
  /** Null once it is sent. */
  body: MailBody | null;
  /** The time its writer chose; null for at once. */
  scheduledAt: Date | null;
  status: EmailStatus;
  /** From when a worker may take it: its time, that of the next attempt or, while one is sending it, the end of that one's lease. */
  dueAt: Date;
  /** The worker that is sending it; only that one may say how it went. */
  lease: Types.ObjectId | null;
  /** Since it was put in the outbox or retried by hand. */
  attempts: number;
  /** Why it failed, is late or did not reach everybody, in the mail server's words. */
  reason: string | null;
  /** Addresses still to be reached when a server took some and put off others; null for all. */
  remaining: string[] | null;
  /** The servers' words on recipients they refused for good while others were taken. */
  refused: string[];
  sentAt: Date | null;
  createdBy: Types.ObjectId | null;
  /** When a confidential mail leaves the database. */
  expireAt: Date | null;
}

const mailbox = new Schema<Mailbox>(
  { name: { type: String, required: true }, email: { type: String, required: true } },
  { _id: false },
);

export const emailSchema = new Schema<EmailRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, default: null },
    from: { type: mailbox, required: true },
    replyTo: { type: mailbox, default: null },
    to: { type: mailbox, default: null },
    cc: { type: [mailbox], default: [] },
    bcc: { type: [mailbox], default: [] },
    subject: { type: String, required: true },
    message: { type: String, default: '' },
    mentions: { type: [Schema.Types.ObjectId], default: [] },
    kind: { type: String, enum: MAIL_KINDS, required: true },
    confidential: { type: Boolean, required: true },
    body: { type: new Schema<MailBody>({ html: String, text: String }, { _id: false }), default: null },
    scheduledAt: { type: Date, default: null },
    status: { type: String, required: true },
    dueAt: { type: Date, required: true },
    lease: { type: Schema.Types.ObjectId, default: null },
    attempts: { type: Number, default: 0 },
    reason: { type: String, default: null },
    remaining: { type: [String], default: null },
    refused: { type: [String], default: [] },
    sentAt: { type: Date, default: null },
    createdBy: { type: Schema.Types.ObjectId, default: null },
    expireAt: { type: Date, default: null },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('emails'),
);
// The lists: confidential mails are in none of them and have no ngrams.
emailSchema.index({ confidential: 1, createdAt: -1, _id: -1 });
emailSchema.index({ confidential: 1, status: 1, createdAt: -1, _id: -1 });
emailSchema.index({ candidateId: 1, createdAt: -1, _id: -1 });
emailSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
// The reconciler.
emailSchema.index({ status: 1, dueAt: 1 }, { partialFilterExpression: { status: { $in: ['scheduled', 'sending'] } } });
emailSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
// Erasing a person: whom a mail is for, whatever the case of the address, whom it mentions and who wrote it.
export const ADDRESS_COLLATION = { locale: 'en', strength: 2 };
for (const field of ['to.email', 'cc.email', 'bcc.email'])
  emailSchema.index({ [field]: 1 }, { sparse: true, collation: ADDRESS_COLLATION });
emailSchema.index({ mentions: 1 });
emailSchema.index({ createdBy: 1 });
