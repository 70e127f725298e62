import type { Types } from 'mongoose';
import type { TextPart } from './text-source.js';

/** The words of all texts about a candidate, for the search; derived from other records (docs/domain/lists.md#texts). */
export interface CandidateTextRecord {
  /** The id of the candidate. */
  _id: Types.ObjectId;
  /** A key for each stem: the stem and the parts that have it (text-key.rules.ts). */
  keys: string[];
  /** The folded words of each part in order, for exact phrases. */
  texts: Partial<Record<TextPart, string>>;
}

/** A candidate whose texts changed: the worker computes their keys anew, then deletes the row. */
export interface TextDueRecord {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId | null;
  /** A renamed skill, which all candidates who have it are due for. */
  skillId: Types.ObjectId | null;
  /** The time from which a worker may take it: at once, or the end of a lease. */
  dueAt: Date;
}

/** A stem that somebody's texts have, for typing errors and beginnings of words. */
export interface TextStemRecord {
  _id: string;
  /** A word of this stem, to show. */
  word: string;
  /** The stem without one of its letters, each way: two words with one typing error between them share one of these. */
  shortened: string[];
}
