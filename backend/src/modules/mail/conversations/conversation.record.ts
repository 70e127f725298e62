import type { Types } from 'mongoose';
import type { SearchFields } from '../../../common/lists/search.js';
import type { StoredRecord } from '../../../common/mongo/record.js';

/** The last mail of a conversation, for a row of a list. */
export interface LastMail {
  direction: 'in' | 'out';
  /** The sender's name, or their address. */
  from: string;
  /** The first words, plain text. */
  words: string;
}

/** The part of a conversation that follows from its mails; `Conversations.refresh` computes it from them. */
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
  /** A mail failed, came back or is held, and no later one left. */
  undelivered: boolean;
  /** It has nothing but cancelled mails; older records have no field. */
  cancelled?: boolean;
}

/** Mails that belong together: those that the agency wrote to a candidate, and the answers. */
export interface ConversationRecord extends StoredRecord, ConversationSummary {
  /** Null until a recruiter says whose mail it is. */
  candidateId: Types.ObjectId | null;
  /** The recruiter who follows it up; null for the team. */
  assigneeId: Types.ObjectId | null;
  /** A mail came in that is neither answered nor marked as done. */
  open: boolean;
  /** The day on which it waits for an answer again, although nothing came in; older records have no field. */
  laterUntil?: Date | null;
  /** The mail that answered what came in last; missing while none did. */
  answeredBy?: Types.ObjectId | null;
  /** The recruiters who read it since the last mail came in, while it is open. */
  read: Types.ObjectId[];
  /** The time of the last mail that came in. */
  receivedAt: Date | null;
  /** The candidate's last look at it in the portal. */
  candidateReadAt: Date | null;
  /** A recruiter discarded it, without a candidate; the worker erases it later. */
  discardedAt: Date | null;
}
