import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_DRAFTS } from '@byline/shared-types/domain';
import type { ClientSession, Model } from 'mongoose';
import { isDuplicateKey } from '../../common/mongo/duplicate-key.js';
import type { DraftRecord } from './draft.schema.js';

type NewDraft = Omit<DraftRecord, '_id' | 'userId'>;

@Injectable()
export class DraftsRepository {
  constructor(@InjectModel('Draft') private readonly drafts: Model<DraftRecord>) {}

  list(userId: string): Promise<DraftRecord[]> {
    return this.drafts.find({ userId }).sort({ typedAt: -1 }).lean<DraftRecord[]>();
  }

  /** Keeps what was typed last: where a newer draft is, this one has no place. The oldest beyond the limit go. */
  async put(userId: string, { form, typedAt, ...draft }: NewDraft): Promise<void> {
    const older = { userId, form, typedAt: { $lte: typedAt } };
    const change = { $set: { ...draft, typedAt } };
    try {
      await this.drafts.updateOne(older, change, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await this.drafts.updateOne(older, change);
    }
    const surplus = await this.drafts
      .find({ userId }, { _id: 1 })
      .sort({ typedAt: -1, _id: 1 })
      .skip(MAX_DRAFTS)
      .lean();
    if (surplus.length > 0) await this.drafts.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
  }

  async remove(userId: string, form: string, typedAt: Date): Promise<void> {
    await this.drafts.deleteOne({ userId, form, typedAt: { $lte: typedAt } });
  }

  async removeOfUser(userId: string, session: ClientSession): Promise<void> {
    await this.drafts.deleteMany({ userId }, { session });
  }
}
