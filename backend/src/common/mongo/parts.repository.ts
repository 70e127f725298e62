import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../lists/list-definition.js';
import { readList, type Page } from '../lists/read-list.js';
import { AboutCandidateRepository } from './about-candidate.repository.js';
import { createRecord, objectId, updateVersioned, type StoredRecord } from './record.js';

/** A record that belongs to a candidate and covers a time. */
export interface PartRecord extends StoredRecord {
  candidateId: Types.ObjectId;
  /** A day, `YYYY-MM-DD`, or a year; `to` is null while it continues. */
  from: string | number;
  to: string | number | null;
}

/** The common queries of parts of a profile. */
export abstract class PartsRepository<R extends PartRecord> extends AboutCandidateRepository<R> {
  list(candidateId: string | undefined, params: ListParams<object>): Promise<Page<R>> {
    return readList(this.records, of(candidateId && objectId(candidateId)), params);
  }

  /** Newest first, like a profile. */
  findOfCandidate(candidateId: string): Promise<R[]> {
    return this.records.find(of<R>(candidateId)).sort({ from: -1, _id: -1 }).lean<R[]>();
  }

  create(part: object, session: ClientSession): Promise<R> {
    return createRecord(this.records, part, session);
  }

  update(id: string, version: number | undefined, changes: object, session: ClientSession): Promise<R> {
    return updateVersioned(this.records, id, version, { $set: changes }, session);
  }
}

const of = <R>(candidateId: string | Types.ObjectId | undefined): QueryFilter<R> =>
  candidateId ? { candidateId } : {};
