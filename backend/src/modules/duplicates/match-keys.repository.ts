import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { MatchKeyRecord } from './match-key.schema.js';

@Injectable()
export class MatchKeysRepository {
  constructor(@InjectModel('MatchKey') private readonly keys: Model<MatchKeyRecord>) {}

  /** Gives a candidate these keys, and no others. */
  async replace(candidateId: Types.ObjectId, wanted: readonly string[], session: ClientSession): Promise<void> {
    const held = await this.keys.find({ candidateIds: candidateId }).select('_id').session(session).lean();
    const before = held.map(({ _id }) => _id);
    const added = wanted.filter((key) => !before.includes(key));
    await this.remove([candidateId], { _id: { $in: before.filter((key) => !wanted.includes(key)) } }, session);
    for (const _id of added)
      await this.keys.updateOne({ _id }, { $addToSet: { candidateIds: candidateId } }, { upsert: true, session });
  }

  /** The candidates that share one of these keys, except through a key that more than `limit` of them have. */
  async sharing(keys: readonly string[], limit: number, session?: ClientSession): Promise<Types.ObjectId[]> {
    const found = await this.keys
      .find({ _id: { $in: keys }, [`candidateIds.${limit}`]: { $exists: false } })
      .session(session ?? null)
      .lean<MatchKeyRecord[]>();
    return found.flatMap(({ candidateIds }) => candidateIds);
  }

  removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    return this.remove(candidateIds, { candidateIds: { $in: candidateIds } }, session);
  }

  /** Removes candidates from keys, and keys without candidates. */
  private async remove(
    candidateIds: readonly Types.ObjectId[],
    match: { _id?: { $in: string[] }; candidateIds?: object },
    session: ClientSession,
  ): Promise<void> {
    const keys = match._id?.$in ?? (await this.keys.distinct('_id', match).session(session));
    if (keys.length === 0) return;
    await this.keys.updateMany({ _id: { $in: keys } }, { $pull: { candidateIds: { $in: candidateIds } } }, { session });
    await this.keys.deleteMany({ _id: { $in: keys }, candidateIds: { $size: 0 } }, { session });
  }
}
