import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { removeOfCandidates, type StoredRecord } from './record.js';
import { timelineOf, type Timeline } from './timeline.js';

/** The common queries of records about a candidate; a module's repository adds its own. */
export abstract class AboutCandidateRepository<R extends StoredRecord & { candidateId: Types.ObjectId | null }> {
  protected constructor(protected readonly records: Model<R>) {}

  /** The records by the time of their creation. */
  timeline(author?: keyof R & string): Timeline<R> {
    return timelineOf(this.records, { time: 'createdAt', ...(author && { author }) });
  }

  find(id: string): Promise<R | null> {
    return this.records.findById(id).lean<R>();
  }

  /** Those of these records that exist. */
  async existing(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.records.distinct('_id', { _id: { $in: ids } } as QueryFilter<R>) as unknown as Promise<
      Types.ObjectId[]
    >;
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
