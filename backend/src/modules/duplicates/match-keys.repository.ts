import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { MatchKeyRecord } from './match-key.schema.js';

@Injectable()
export class MatchKeysRepository {
  constructor(@InjectModel('MatchKey') private readonly keys: Model<MatchKeyRecord>) {}

  /** Gives a candidate these keys, and no others. */
  async replace(candidateId: Types.ObjectId, wanted: readonly string[], session: ClientSession): Promise<void> {
    const records = await this.keys.find({ candidateIds: candidateId }).select('_id').session(session).lean();
    const held = records.map(({ _id }) => _id);
    const without = held.filter((key) => !wanted.includes(key));
    const added = wanted.filter((key) => !held.includes(key));
    const adding = { $addToSet: { candidateIds: candidateId } };
    const writes = [
      ...without.map((_id) => ({ updateOne: { filter: { _id }, update: { $pull: { candidateIds: candidateId } } } })),
      ...added.map((_id) => ({ updateOne: { filter: { _id }, update: adding, upsert: true } })),
    ];
    if (writes.length > 0) await this.keys.bulkWrite(writes, { session });
    await this.removeEmpty(without, session);
  }

  /** The candidates that share one of these keys, except through a key that more than `limit` of them have. */
  async sharing(keys: readonly string[], limit: number, session?: ClientSession): Promise<Types.ObjectId[]> {
    const found = await this.keys
      .find({ _id: { $in: keys }, [`candidateIds.${limit}`]: { $exists: false } })
      .session(session ?? null)
      .lean<MatchKeyRecord[]>();
    return found.flatMap(({ candidateIds }) => candidateIds);
  }

  /** The candidates with a key that begins so. */
  beginningWith(prefixes: readonly string[]): Promise<Types.ObjectId[]> {
    const ranges = prefixes.map((prefix) => ({ _id: { $gte: prefix, $lt: `${prefix}\uffff` } }));
    return this.keys.distinct('candidateIds', { $or: ranges });
  }

  async removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const match = { candidateIds: { $in: candidateIds } };
    const held = await this.keys.distinct('_id', match).session(session);
    await this.keys.updateMany(match, { $pull: match }, { session });
    await this.removeEmpty(held, session);
  }

  /** Removes those of these keys that have no candidate left. */
  private async removeEmpty(keys: readonly string[], session: ClientSession): Promise<void> {
    if (keys.length > 0) await this.keys.deleteMany({ _id: { $in: keys }, candidateIds: { $size: 0 } }, { session });
  }
}
