import { Schema, type Types } from 'mongoose';

/**
 * A value that makes people comparable, with the candidates that have it. One document a value, so two transactions that write the same value at
 * once conflict, and the second one sees the first person.
 */
export interface MatchKeyRecord {
  /** Kind and value (duplicate.rules.ts). */
  _id: string;
  candidateIds: Types.ObjectId[];
}

export const matchKeySchema = new Schema<MatchKeyRecord>(
  { _id: { type: String, required: true }, candidateIds: { type: [Schema.Types.ObjectId], default: [] } },
  { collection: 'match_keys', versionKey: false, strict: 'throw' },
);
matchKeySchema.index({ candidateIds: 1 });
