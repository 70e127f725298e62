import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** An interview with a candidate. It copies the type of its template, which may be deleted. */
export interface InterviewRecord extends StoredRecord, SearchFields {
  templateId: Types.ObjectId;
  type: string;
  candidateId: Types.ObjectId;
  /** The interviewer. */
  userId: Types.ObjectId;
  questions: AnsweredQuestion[];
}

export const interviewSchema = new Schema<InterviewRecord>(
  {
    templateId: { type: Schema.Types.ObjectId, required: true },
    type: { type: String, required: true },
    candidateId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    questions: [
      new Schema<AnsweredQuestion>(
        { question: { type: String, required: true }, answer: { type: String, required: true } },
        { _id: false },
      ),
    ],
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('interviews'),
);
interviewSchema.index({ createdAt: -1, _id: -1 });
interviewSchema.index({ candidateId: 1, createdAt: -1, _id: -1 });
interviewSchema.index({ candidateId: 1, type: 1, createdAt: -1, _id: -1 });
interviewSchema.index({ type: 1, createdAt: -1, _id: -1 });
interviewSchema.index({ templateId: 1 });
interviewSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
