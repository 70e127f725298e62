import { Schema, type Types } from 'mongoose';

/** A change of a candidate, of a role, of a record about a candidate or of many candidates, and its author (docs/domain/lists.md#audit). An erasure empties the person's entries. */
export interface AuditEntry {
  _id: Types.ObjectId;
  at: Date;
  /** The user who did it; null for the system. */
  actorId: Types.ObjectId | null;
  entity:
    | 'candidate'
    | 'role'
    | 'application'
    | 'account'
    | 'email'
    | 'bulk_operation'
    | 'note'
    | 'appointment'
    | 'interview'
    | 'test'
    | 'task'
    | 'merge';
  entityId: Types.ObjectId;
  /** The candidate that the entry is about; erasure finds it by this. */
  candidateId: Types.ObjectId | null;
  action: string;
  changes: { field: string; from: unknown; to: unknown }[];
}

export const auditSchema = new Schema<AuditEntry>(
  {
    at: { type: Date, required: true },
    actorId: { type: Schema.Types.ObjectId, default: null },
    entity: { type: String, required: true },
    entityId: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    action: { type: String, required: true },
    changes: {
      type: [{ _id: false, field: String, from: Schema.Types.Mixed, to: Schema.Types.Mixed }],
      default: [],
    },
  },
  { collection: 'audit', versionKey: false },
);
auditSchema.index({ entityId: 1, at: -1 });
// For the history of a candidate, and for erasure; the second one finds the changes of some fields.
auditSchema.index({ candidateId: 1, entity: 1, at: -1, _id: -1 });
auditSchema.index({ candidateId: 1, 'changes.field': 1, at: -1, _id: -1 });
