import type { CandidateTile } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';

/** One part of the candidate counters; the parts are summed when read. */
export interface CounterRecord {
  /** `candidates:<slot>` */
  _id: string;
  counts: Partial<Record<CandidateTile, number>>;
}

export const counterSchema = new Schema<CounterRecord>(
  { _id: { type: String, required: true }, counts: { type: Schema.Types.Mixed, default: () => ({}) } },
  { collection: 'counters', versionKey: false, minimize: false },
);
