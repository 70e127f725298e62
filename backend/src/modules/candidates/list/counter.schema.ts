import type { CandidateTile } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';

/** One shard of the tile counters. */
export interface CounterRecord {
  /** `candidates:<shard>` */
  _id: string;
  counts: Partial<Record<CandidateTile, number>>;
}

export const counterSchema = new Schema<CounterRecord>(
  { _id: { type: String, required: true }, counts: { type: Schema.Types.Mixed, default: () => ({}) } },
  { collection: 'counters', versionKey: false, minimize: false },
);
