import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { createRecord, objectId } from '../../common/mongo/record.js';
import type { MergeFilter } from './dto/merge.dto.js';
import { undoableSince } from './merge.rules.js';
import type { MergeRecord } from './merge.schema.js';

type Id = Types.ObjectId;
type NewMerge = Pick<MergeRecord, 'pairId' | 'goneId' | 'staysId' | 'mergedBy' | 'undoUntil' | 'contents'>;

@Injectable()
export class MergesRepository {
  constructor(@InjectModel('Merge') private readonly merges: Model<MergeRecord>) {}

  /** Those that can be undone. */
  list(params: ListParams<MergeFilter>): Promise<Page<MergeRecord>> {
    const { candidateId } = params.filter;
    const match: QueryFilter<MergeRecord> = {
      createdAt: { $gt: undoableSince(new Date()) },
      ...(candidateId && { staysId: objectId(candidateId) }),
    };
    return readList(this.merges, match, params);
  }

  create(merge: NewMerge, session: ClientSession): Promise<MergeRecord> {
    return createRecord(this.merges, merge, session);
  }

  find(id: string, session: ClientSession): Promise<MergeRecord | null> {
    return this.merges.findById(id).session(session).lean<MergeRecord>();
  }

  /** The candidate that one or a pair became; null for one that was not merged. */
  async staysOf(match: { goneId: Id | string } | { pairId: string }): Promise<Id | null> {
    const merge = await this.merges.findOne(match).select('staysId').lean<Pick<MergeRecord, 'staysId'>>();
    return merge?.staysId ?? null;
  }

  /** The merges into these candidates. */
  into(staysIds: readonly Id[], session: ClientSession): Promise<MergeRecord[]> {
    return this.merges
      .find({ staysId: { $in: staysIds } })
      .session(session)
      .lean<MergeRecord[]>();
  }

  async delete(id: Id, session: ClientSession): Promise<void> {
    await this.merges.deleteOne({ _id: id }, { session });
  }

  async removeInto(staysIds: readonly Id[], session: ClientSession): Promise<void> {
    await this.merges.deleteMany({ staysId: { $in: staysIds } }, { session });
  }

  /** Removes a user who leaves the product from the merges they made. */
  async forgetUsers(userIds: readonly Id[], session: ClientSession): Promise<number> {
    const match = { mergedBy: { $in: userIds } };
    return (await this.merges.updateMany(match, { $set: { mergedBy: null } }, { session })).modifiedCount;
  }

  /** Empties the merges that can no longer be undone; only their ids stay. */
  async empty(now: Date): Promise<void> {
    const match = { createdAt: { $lte: undoableSince(now) }, contents: { $ne: null } };
    await this.merges.updateMany(match, { $set: { contents: null } }, { timestamps: false });
  }
}
