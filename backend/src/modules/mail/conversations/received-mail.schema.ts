import { RECEIVED_KINDS, SENDER_CHECKS } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';
import { recordOptions, versionField } from '../../../common/mongo/record.js';
import { mailboxSchema } from '../email.schema.js';
import type { ReceivedAttachment, ReceivedMailRecord } from './received-mail.record.js';

const attachment = new Schema<ReceivedAttachment>(
  {
    name: { type: String, required: true },
    size: { type: Number, required: true },
    mimeType: { type: String, required: true },
    fileId: { type: Schema.Types.ObjectId, default: null },
    inFiles: { type: Boolean },
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
    client: { type: new Schema({ address: String, helo: String }, { _id: false }), default: null },
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
    senderCheck: { type: String, enum: SENDER_CHECKS, default: 'unknown' },
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
