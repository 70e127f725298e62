import type { TaskType } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A task for a user, with or without a candidate. */
export interface TaskRecord extends StoredRecord, SearchFields {
  title: string;
  type: TaskType;
  /** User id; null after that user is erased. */
  assignedTo: Types.ObjectId | null;
  deadline: Date;
  /** Rich text, sanitised. */
  description: string;
  completed: boolean;
  candidateId: Types.ObjectId | null;
  /** The time at which the product mailed the reminder of this deadline, or found that it needs no mail; empty until then. */
  remindedAt?: Date | null;
  /** The recruiter who made it; missing on older records. */
  createdBy?: Types.ObjectId;
}

export const taskSchema = new Schema<TaskRecord>(
  {
    title: { type: String, required: true },
    type: { type: String, required: true },
    assignedTo: { type: Schema.Types.ObjectId, default: null },
    deadline: { type: Date, required: true },
    description: { type: String, required: true },
    completed: { type: Boolean, required: true, default: false },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    remindedAt: { type: Date, default: null },
    createdBy: Schema.Types.ObjectId,
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('tasks'),
);
taskSchema.index({ deadline: 1, _id: 1 });
taskSchema.index({ createdAt: 1, _id: 1 });
taskSchema.index({ completed: 1, deadline: 1, _id: 1 });
taskSchema.index({ candidateId: 1, deadline: 1, _id: 1 });
taskSchema.index({ candidateId: 1, createdAt: -1, _id: -1 });
taskSchema.index({ assignedTo: 1, deadline: 1, _id: 1 });
taskSchema.index({ assignedTo: 1, completed: 1, deadline: 1, _id: 1 });
taskSchema.index({ ngrams: 1, deadline: 1, _id: 1 });
// For the reminders.
taskSchema.index({ remindedAt: 1, deadline: 1 });
