import { RECEIVED_KINDS, type ReceivedKind } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../../common/mongo/record.js';
import { mailboxSchema, type Mailbox } from '../email.schema.js';

/** An attachment of a mail that came in. */
export interface ReceivedAttachment {
  name: string;
  /** Bytes. */
  size: number;
  mimeType: string;
  /** The candidate's file; null before the mail has a candidate, and after a refusal. */
  fileId: Types.ObjectId | null;
  /** The code of the problem for which the product did not take it (`file_type`, `file_too_large`, …). */
  refusal: string | null;
}

/** A mail that came in. */
export interface ReceivedMailRecord extends StoredRecord {
  /** A hash of Message-ID and sender: a mail that arrives twice is stored once. */
  key: string;
  /** `stored`: the bytes are safe, and the worker has yet to read them. `files`: it stands in its conversation, and its attachments become files. `filed`: all is done. */
  state: 'stored' | 'files' | 'filed';
  /** The time from which a worker may read it: at once, the next attempt, or the end of a lease. */
  dueAt: Date;
  attempts: number;
  /** The mail as it came, in the file store; null once nothing needs it. */
  raw: { storageKey: string; size: number } | null;
  envelope: { from: string; to: string[] };
  receivedAt: Date;
  conversationId: Types.ObjectId | null;
  candidateId: Types.ObjectId | null;
  kind: ReceivedKind;
  /** The Message-ID of its header, with brackets; answers name it. */
  messageId: string | null;
  from: Mailbox | null;
  to: Mailbox[];
  cc: Mailbox[];
  subject: string;
  /** The new text, rich text. */
  message: string;
  /** The text that it quotes, rich text. */
  quoted: string;
  quotedLines: number;
  attachments: ReceivedAttachment[];
  /** It answers a mail, but from an address that the mail did not go to. */
  fromOther: boolean;
}

const attachment = new Schema<ReceivedAttachment>(
  {
    name: { type: String, required: true },
    size: { type: Number, required: true },
    mimeType: { type: String, required: true },
    fileId: { type: Schema.Types.ObjectId, default: null },
    refusal: { type: String, default: null },
  },
  { _id: false },
);

export const receivedMailSchema = new Schema<ReceivedMailRecord>(
  {
    key: { type: String, required: true },
    state: { type: String, required: true },
    dueAt: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    raw: { type: new Schema({ storageKey: String, size: Number }, { _id: false }), default: null },
    envelope: { type: new Schema({ from: String, to: [String] }, { _id: false }), required: true },
    receivedAt: { type: Date, required: true },
    conversationId: { type: Schema.Types.ObjectId, default: null },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, enum: RECEIVED_KINDS, default: 'mail' },
    messageId: { type: String, default: null },
    from: { type: mailboxSchema, default: null },
    to: { type: [mailboxSchema], default: [] },
    cc: { type: [mailboxSchema], default: [] },
    subject: { type: String, default: '' },
    message: { type: String, default: '' },
    quoted: { type: String, default: '' },
    quotedLines: { type: Number, default: 0 },
    attachments: { type: [attachment], default: [] },
    fromOther: { type: Boolean, default: false },
    ...versionField,
  },
  recordOptions('received_mails'),
);
receivedMailSchema.index({ key: 1 }, { unique: true });
receivedMailSchema.index({ conversationId: 1, receivedAt: 1 });
// The history of a candidate, and their erasure.
receivedMailSchema.index({ candidateId: 1, receivedAt: -1, _id: -1 });
// For the worker that files them.
receivedMailSchema.index({ dueAt: 1 }, { partialFilterExpression: { state: { $in: ['stored', 'files'] } } });
// Answers name it in In-Reply-To and References.
receivedMailSchema.index({ messageId: 1 }, { sparse: true });
// For the erasure of a person by address.
receivedMailSchema.index({ 'from.email': 1 });
receivedMailSchema.index({ 'envelope.from': 1 });
for (const field of ['to.email', 'cc.email']) receivedMailSchema.index({ [field]: 1 });
