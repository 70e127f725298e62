import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../lists/list-definition.js';
import { readList, type Page } from '../lists/read-list.js';
import { createRecord, objectId, removeOfCandidates, updateVersioned, type StoredRecord } from './record.js';

/** A record of a candidate that covers a time. */
export interface PartRecord extends StoredRecord {
  candidateId: Types.ObjectId;
  /** A day, `YYYY-MM-DD`, or a year; `to` null while it goes on. */
  from: string | number;
  to: string | number | null;
}

/** Stores and finds a kind of part of a profile; a module's own repository names the model. */
export abstract class PartsRepository<R extends PartRecord> {
  protected constructor(private readonly parts: Model<R>) {}

  list(candidateId: string | undefined, params: ListParams<object>): Promise<Page<R>> {
    return readList(this.parts, of(candidateId && objectId(candidateId)), params);
  }

  findById(id: string): Promise<R | null> {
    return this.parts.findById(id).lean<R>();
  }

  /** Newest first, as profiles show it. */
  findOfCandidate(candidateId: string): Promise<R[]> {
    return this.parts.find(of<R>(candidateId)).sort({ from: -1, _id: -1 }).lean<R[]>();
  }

  create(part: object, session: ClientSession): Promise<R> {
    return createRecord(this.parts, part, session);
  }

  update(id: string, version: number | undefined, changes: object, session: ClientSession): Promise<R> {
    return updateVersioned(this.parts, id, version, { $set: changes }, session);
  }

  async delete(id: string, session: ClientSession): Promise<void> {
    await this.parts.deleteOne({ _id: id } as QueryFilter<R>, { session });
  }

  removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeOfCandidates(this.parts, candidateIds, session);
  }
}

const of = <R>(candidateId: string | Types.ObjectId | undefined): QueryFilter<R> =>
  candidateId ? { candidateId } : {};
