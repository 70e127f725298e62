import type { BounceKind, HistoryAct, HistoryKind, SaidAvailability } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { TimelineOf } from '../../common/mongo/timeline.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import type { Mailbox } from '../mail/email.record.js';
import type { WorkChangeDto } from './dto/history-change.dto.js';

/** The candidate, and one author or all. */
export interface HistoryOf extends TimelineOf {
  candidate: Pick<CandidateRecord, '_id' | 'userId' | 'email' | 'createdAt'>;
}

/** A change of one field; `from` and `to` are missing where the values are too long to quote. */
export interface FieldChange {
  field: string;
  from?: string | number | boolean | null;
  to?: string | number | boolean | null;
  availability?: { from: SaidAvailability | null; to: SaidAvailability | null };
  /** The own periods of work of an application. */
  work?: WorkChangeDto;
}

/** An entry as its source knows it, without names of people. */
export interface HistoryFact {
  at: Date;
  /** Unique within its source; the order of entries at the same moment. */
  key: string;
  act: HistoryAct;
  /** The user who did it; null for the product, undefined if unknown. */
  by: Types.ObjectId | null | undefined;
  /** The person outside who wrote it, if it was not the candidate. */
  sender?: Mailbox | undefined;
  /** The id of the record; null if it is gone. */
  recordId: Types.ObjectId | null;
  jobId?: Types.ObjectId;
  conversationId?: Types.ObjectId | null | undefined;
  /** The report that a mail did not arrive. */
  undelivered?: { address: string; kind: BounceKind; at: Date } | undefined;
  title?: string | null;
  text?: string | null;
  score?: number | null;
  /** Answered questions and all questions of an interview. */
  answered?: number;
  asked?: number;
  changes?: FieldChange[];
}

/** The place of an entry: entries are in descending order of moment, then of source, then of key. */
export interface HistoryPlace {
  at: Date;
  source: number;
  key: string;
}

/** The entries below a place among those of one source; `key` is empty when all of that moment are below. */
export interface SourcePart {
  before?: { at: Date; ties: 'none' | 'all' | { key: string } };
  limit: number;
}

/** The entries of one kind of record about a candidate. */
export interface HistorySource {
  kind: HistoryKind;
  /** The newest entries of a part, newest first. */
  read(of: HistoryOf, part: SourcePart): Promise<HistoryFact[]>;
  count(of: HistoryOf): Promise<number>;
}
