import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

export interface TestScore {
  /** 0 to 10 in steps of 0.5. */
  score: number;
  remark: string;
}

/** A candidate's test with its file and scores. */
export interface TestRecord extends StoredRecord, SearchFields {
  candidateId: Types.ObjectId;
  name: string;
  fileId: Types.ObjectId | null;
  scores: TestScore[];
  /** The recruiter who added it; missing on older records. */
  createdBy?: Types.ObjectId;
}

export const testSchema = new Schema<TestRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    fileId: { type: Schema.Types.ObjectId, default: null },
    scores: [
      new Schema<TestScore>(
        { score: { type: Number, required: true }, remark: { type: String, required: true } },
        { _id: false },
      ),
    ],
    createdBy: Schema.Types.ObjectId,
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('tests'),
);
testSchema.index({ createdAt: -1, _id: -1 });
testSchema.index({ fileId: 1 });
testSchema.index({ candidateId: 1, createdAt: -1, _id: -1 });
testSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
