import { Schema } from 'mongoose';
import { searchDefinition } from '../../../common/lists/search.js';
import { recordOptions, versionField } from '../../../common/mongo/record.js';
import type { ConversationRecord, LastMail } from './conversation.record.js';

const lastMail = new Schema<LastMail>(
  {
    direction: { type: String, required: true },
    from: { type: String, default: '' },
    words: { type: String, default: '' },
  },
  { _id: false },
);

export const conversationSchema = new Schema<ConversationRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, default: null },
    subject: { type: String, default: '' },
    lastAt: { type: Date, required: true },
    last: { type: lastMail, default: null },
    mailCount: { type: Number, default: 0 },
    hasAttachments: { type: Boolean, default: false },
    waitingAt: { type: Date, default: null },
    undelivered: { type: Boolean, default: false },
    cancelled: { type: Boolean, default: false },
    assigneeId: { type: Schema.Types.ObjectId, default: null },
    open: { type: Boolean, default: false },
    laterUntil: { type: Date, default: null },
    answeredBy: { type: Schema.Types.ObjectId, default: null },
    read: { type: [Schema.Types.ObjectId], default: [] },
    receivedAt: { type: Date, default: null },
    candidateReadAt: { type: Date, default: null },
    discardedAt: { type: Date, default: null },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('conversations'),
);
const NEWEST_FIRST = { lastAt: -1, _id: -1 } as const;
const only = (condition: Record<string, unknown>) => ({ partialFilterExpression: condition });
conversationSchema.index({ discardedAt: 1, ...NEWEST_FIRST });
conversationSchema.index({ candidateId: 1, discardedAt: 1, ...NEWEST_FIRST });
conversationSchema.index({ assigneeId: 1, ...NEWEST_FIRST });
conversationSchema.index({ ngrams: 1, ...NEWEST_FIRST });
// Few conversations wait for somebody at a time, so these stay small in a large collection.
conversationSchema.index({ open: 1, ...NEWEST_FIRST }, only({ open: true }));
conversationSchema.index({ undelivered: 1, ...NEWEST_FIRST }, only({ undelivered: true }));
conversationSchema.index({ ...NEWEST_FIRST, waitingAt: 1 }, only({ waitingAt: { $type: 'date' } }));
conversationSchema.index({ ...NEWEST_FIRST, discardedAt: 1 }, only({ discardedAt: { $type: 'date' } }));
// For the worker.
conversationSchema.index({ laterUntil: 1 }, only({ laterUntil: { $type: 'date' } }));
conversationSchema.index({ waitingAt: 1 }, only({ waitingAt: { $type: 'date' } }));
