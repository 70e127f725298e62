import { SECURITY_LOG_MONTHS, type SecurityEventKind } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';

/** An act or attempt that concerns the safety of accounts and of people's data (docs/domain/security-log.md). It holds ids and no names. */
export interface SecurityEvent {
  _id: Types.ObjectId;
  at: Date;
  kind: SecurityEventKind;
  /** The user who did it; null without a login, and for the system. */
  actorId: Types.ObjectId | null;
  /** The user whose account it concerns, if any. */
  userId: Types.ObjectId | null;
  /** The candidates it concerns. */
  candidateIds: Types.ObjectId[];
  /** The deleted or started record. */
  record: { type: string; id: Types.ObjectId } | null;
  /** A further code: the action of an operation. */
  detail: string | null;
  /** The number of records, if known. */
  count: number | null;
  sessionId: Types.ObjectId | null;
  /** Address of the client; removed after 30 days. */
  address?: string;
  network: string | null;
  userAgent: string | null;
}

const ID = { type: Schema.Types.ObjectId, default: null };
const TEXT = { type: String, default: null };
const DAY_SECONDS = 86_400;
/** The maximum of twelve months. */
const KEPT_SECONDS = Math.ceil((SECURITY_LOG_MONTHS / 12) * 366) * DAY_SECONDS;

const eventRecordSchema = new Schema<NonNullable<SecurityEvent['record']>>(
  { type: { type: String }, id: Schema.Types.ObjectId },
  { _id: false, id: false },
);

export const securityEventSchema = new Schema<SecurityEvent>(
  {
    at: { type: Date, required: true },
    kind: { type: String, required: true },
    actorId: ID,
    userId: ID,
    candidateIds: { type: [Schema.Types.ObjectId], default: [] },
    record: { type: eventRecordSchema, default: null },
    detail: TEXT,
    count: { type: Number, default: null },
    sessionId: ID,
    address: String,
    network: TEXT,
    userAgent: TEXT,
  },
  { collection: 'securityEvents', versionKey: false },
);
securityEventSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
securityEventSchema.index({ at: -1, _id: -1 });
securityEventSchema.index({ kind: 1, at: -1, _id: -1 });
securityEventSchema.index({ actorId: 1, at: -1, _id: -1 });
securityEventSchema.index({ userId: 1, at: -1, _id: -1 });
securityEventSchema.index({ candidateIds: 1, at: -1, _id: -1 });
// Reads of a session, by quarters of an hour.
securityEventSchema.index({ sessionId: 1, kind: 1, at: 1 });
// Whole addresses, oldest first, for their removal after 30 days.
securityEventSchema.index({ at: 1, address: 1 }, { partialFilterExpression: { address: { $exists: true } } });
