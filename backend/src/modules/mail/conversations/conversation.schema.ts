import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../../common/mongo/record.js';

/** The last mail of a conversation, for a row of a list. */
export interface LastMail {
  direction: 'in' | 'out';
  /** The sender's name, or their address. */
  from: string;
  /** The first words, plain text. */
  words: string;
}

/** What a conversation shows of its mails; `Conversations.refresh` computes it from them. */
export interface ConversationSummary extends SearchFields {
  /** The subject of the first mail, without "Re:" and the like. */
  subject: string;
  /** The moment of the last mail, sent, written or received. */
  lastAt: Date;
  last: LastMail | null;
  mailCount: number;
  hasAttachments: boolean;
  /** The next moment at which a mail leaves; null if none waits. */
  waitingAt: Date | null;
  /** A mail failed, was returned or is held, and none left since. */
  undelivered: boolean;
}

/** Mails that belong together: those that the agency wrote to a candidate, and the answers. */
export interface ConversationRecord extends StoredRecord, ConversationSummary {
  /** Null until a recruiter says whose mail it is. */
  candidateId: Types.ObjectId | null;
  /** The recruiter who follows it up; null for the team. */
  assigneeId: Types.ObjectId | null;
  /** A mail came in that is neither answered nor marked as done. */
  open: boolean;
  /** The recruiters who read it since the last mail came in, while it is open. */
  read: Types.ObjectId[];
  /** The time of the last mail that came in. */
  receivedAt: Date | null;
  /** The candidate's last look at it in the portal. */
  candidateReadAt: Date | null;
  /** A recruiter discarded it, without a candidate; the worker erases it later. */
  discardedAt: Date | null;
}

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
    assigneeId: { type: Schema.Types.ObjectId, default: null },
    open: { type: Boolean, default: false },
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
conversationSchema.index({ candidateId: 1, ...NEWEST_FIRST });
conversationSchema.index({ assigneeId: 1, ...NEWEST_FIRST });
conversationSchema.index({ ngrams: 1, ...NEWEST_FIRST });
// Few conversations wait for somebody at a time, so these stay small in a large collection.
conversationSchema.index({ open: 1, ...NEWEST_FIRST }, only({ open: true }));
conversationSchema.index({ undelivered: 1, ...NEWEST_FIRST }, only({ undelivered: true }));
conversationSchema.index({ waitingAt: 1 }, only({ waitingAt: { $type: 'date' } }));
