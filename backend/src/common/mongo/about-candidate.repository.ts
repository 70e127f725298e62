import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { removeOfCandidates, type StoredRecord } from './record.js';

/** The common queries of records about a candidate; a module's repository adds its own. */
export abstract class AboutCandidateRepository<R extends StoredRecord & { candidateId: Types.ObjectId | null }> {
  protected constructor(protected readonly records: Model<R>) {}

  find(id: string): Promise<R | null> {
    return this.records.findById(id).lean<R>();
  }

  countOf(candidateId: string): Promise<number> {
    return this.records.countDocuments({ candidateId } as QueryFilter<R>);
  }

  async delete(id: string | Types.ObjectId, session: ClientSession): Promise<void> {
    await this.records.deleteOne({ _id: id } as QueryFilter<R>, { session });
  }

  removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeOfCandidates(this.records, candidateIds, session);
  }
}
