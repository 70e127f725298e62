import { BOUNCE_KINDS, type BounceKind, type EmailStatus } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import { MAIL_KINDS, type MailKind } from './mail-kinds.js';

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
  /** The task of a reminder. */
  taskId?: Types.ObjectId | null;
  /** Time of the removal of a confidential mail. */
  expireAt: Date | null;
}

export const mailboxSchema = new Schema<Mailbox>(
  { name: { type: String, default: '' }, email: { type: String, required: true } },
  { _id: false },
);

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

const bounceSchema = new Schema<Bounce>(
  {
    address: { type: String, required: true },
    kind: { type: String, enum: BOUNCE_KINDS, required: true },
    text: { type: String, default: '' },
    at: { type: Date, required: true },
  },
  { _id: false },
);

export const emailSchema = new Schema<EmailRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, default: null },
    from: { type: mailboxSchema, required: true },
    replyTo: { type: mailboxSchema, default: null },
    to: { type: mailboxSchema, default: null },
    cc: { type: [mailboxSchema], default: [] },
    bcc: { type: [mailboxSchema], default: [] },
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
    conversationId: { type: Schema.Types.ObjectId, default: null },
    inReplyTo: { type: String, default: null },
    references: { type: [String], default: [] },
    bounces: { type: [bounceSchema], default: [] },
    taskId: Schema.Types.ObjectId,
    expireAt: { type: Date, default: null },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('emails'),
);
// For lists; confidential mails are in no list and have no ngrams.
emailSchema.index({ confidential: 1, createdAt: -1, _id: -1 });
emailSchema.index({ confidential: 1, status: 1, createdAt: -1, _id: -1 });
emailSchema.index({ candidateId: 1, createdAt: -1, _id: -1 });
emailSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
emailSchema.index({ conversationId: 1, confidential: 1, createdAt: 1 });
// For the reconciler.
emailSchema.index({ status: 1, dueAt: 1 }, { partialFilterExpression: { status: { $in: ['scheduled', 'sending'] } } });
emailSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
// For the erasure of a person: recipients in any case of the address, mentions, and the writer.
export const ADDRESS_COLLATION = { locale: 'en', strength: 2 };
for (const field of ['to.email', 'cc.email', 'bcc.email'])
  emailSchema.index({ [field]: 1 }, { sparse: true, collation: ADDRESS_COLLATION });
emailSchema.index({ mentions: 1 });
emailSchema.index({ createdBy: 1 });
// For the changes of a task whose reminder waits.
emailSchema.index({ taskId: 1 }, { sparse: true });
