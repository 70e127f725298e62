import type { CandidateTile, SearchPart } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import type { CandidateFilter } from '../candidates/dto/candidate-filter.dto.js';
import { expiresAfterRemoval } from './removed-views.js';

/** A list of candidates: its search, filter, tile, order and columns. */
export interface ViewedList {
  search: string | null;
  /** The texts that the search looks in; null for names, absent in older views. */
  searchIn?: SearchPart | null;
  tile: CandidateTile | null;
  filter: CandidateFilter;
  /** As in the address of the list, e.g. `-createdAt`. */
  sort: string;
  /** Null leaves them to each recruiter. */
  columns: string[] | null;
}

/** A list of candidates under a name (docs/domain/views.md). */
export interface CandidateViewRecord extends StoredRecord {
  name: string;
  /** The only one who changes it; for a shared view, its owner after the maker has left. */
  createdBy: Types.ObjectId;
  /** Every recruiter may open it. */
  shared: boolean;
  list: ViewedList;
  /** Null unless its owner removed it; an undo empties it again. */
  removedAt: Date | null;
}

export const candidateViewSchema = new Schema<CandidateViewRecord>(
  {
    name: { type: String, required: true },
    createdBy: { type: Schema.Types.ObjectId, required: true },
    shared: { type: Boolean, required: true },
    list: { type: Schema.Types.Mixed, required: true },
    removedAt: { type: Date, default: null },
    ...versionField,
  },
  recordOptions('candidate_views'),
);
candidateViewSchema.index({ createdBy: 1, createdAt: 1, _id: 1 });
candidateViewSchema.index({ shared: 1, createdAt: 1, _id: 1 });
expiresAfterRemoval(candidateViewSchema);
