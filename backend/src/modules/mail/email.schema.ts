import { BOUNCE_KINDS } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';
import { searchDefinition } from '../../common/lists/search.js';
import { recordOptions, versionField } from '../../common/mongo/record.js';
import type { MailAttachment } from '../files/mail-attachment.js';
import type { Bounce, EmailRecord, MailBody, Mailbox } from './email.record.js';
import { MAIL_KINDS } from './mail-kinds.js';

export const mailboxSchema = new Schema<Mailbox>(
  { name: { type: String, default: '' }, email: { type: String, required: true } },
  { _id: false },
);

const bounceSchema = new Schema<Bounce>(
  {
    address: { type: String, required: true },
    kind: { type: String, enum: BOUNCE_KINDS, required: true },
    text: { type: String, default: '' },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const attachmentSchema = new Schema<MailAttachment>(
  {
    fileId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    size: { type: Number, required: true },
    mimeType: { type: String, required: true },
    libraryId: Schema.Types.ObjectId,
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
    attachments: { type: [attachmentSchema], default: [] },
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
    candidateIds: { type: [Schema.Types.ObjectId], default: undefined },
    unsubscribe: String,
    templateId: Schema.Types.ObjectId,
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
emailSchema.index({ createdBy: 1, createdAt: -1, _id: -1 });
emailSchema.index({ createdBy: 1, status: 1, createdAt: -1, _id: -1 });
// For the history of a candidate: by the time of sending, and those that were not sent.
emailSchema.index({ candidateId: 1, sentAt: -1, _id: -1 });
emailSchema.index({ candidateId: 1, sentAt: 1, createdAt: -1, _id: -1 });
emailSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
emailSchema.index({ conversationId: 1, confidential: 1, createdAt: 1 });
// For the reconciler.
emailSchema.index({ status: 1, dueAt: 1 }, { partialFilterExpression: { status: { $in: ['scheduled', 'sending'] } } });
// For the uses of a template.
emailSchema.index({ templateId: 1, sentAt: -1 }, { sparse: true });
// For the waiting mails with a file of the library.
emailSchema.index({ 'attachments.libraryId': 1 }, { sparse: true });
emailSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
// For the erasure of a person: recipients in any case of the address, and mentions.
export const ADDRESS_COLLATION = { locale: 'en', strength: 2 };
for (const field of ['to.email', 'cc.email', 'bcc.email'])
  emailSchema.index({ [field]: 1 }, { sparse: true, collation: ADDRESS_COLLATION });
emailSchema.index({ mentions: 1 });
emailSchema.index({ candidateIds: 1 }, { sparse: true });
// For the changes of a task whose reminder waits.
emailSchema.index({ taskId: 1 }, { sparse: true });
