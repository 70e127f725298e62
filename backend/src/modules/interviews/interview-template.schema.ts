import { Schema } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** The questions of one type of interview. */
export interface InterviewTemplateRecord extends StoredRecord, SearchFields, SortKeys<'type'> {
  /** Unique. */
  type: string;
  questions: { question: string }[];
}

export const interviewTemplateSchema = new Schema<InterviewTemplateRecord>(
  {
    type: { type: String, required: true },
    questions: [new Schema({ question: { type: String, required: true } }, { _id: false })],
    ...versionField,
    ...searchDefinition,
    ...sortDefinition('type'),
  },
  recordOptions('interviewtemplates'),
);
interviewTemplateSchema.index({ type: 1 }, { unique: true });
interviewTemplateSchema.index({ 'sortKeys.type': 1, _id: 1 });
interviewTemplateSchema.index({ createdAt: -1, _id: -1 });
interviewTemplateSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
