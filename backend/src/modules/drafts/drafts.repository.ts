import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_DRAFTS } from '@byline/shared-types/domain';
import type { ClientSession, Model, Types } from 'mongoose';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { removeRecords } from '../../common/mongo/record.js';
import type { DraftRecord } from './draft.schema.js';

/** Searches for so many names at once, so that MongoDB can compile the pattern. */
const NAMES_AT_ONCE = 500;
const escapePattern = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

type NewDraft = Omit<DraftRecord, '_id' | 'userId' | 'version'>;

@Injectable()
export class DraftsRepository {
  constructor(@InjectModel('Draft') private readonly drafts: Model<DraftRecord>) {}

  list(userId: string): Promise<DraftRecord[]> {
    return this.drafts.find({ userId }).sort({ typedAt: -1 }).lean<DraftRecord[]>();
  }

  /** Keeps a draft that follows this version of its form; another version fails on the unique index. Removes the oldest beyond the limit. */
  async put(userId: string, version: number, { form, ...draft }: NewDraft): Promise<void> {
    const followed = { userId, form, version: version === 0 ? { $exists: false } : version };
    await this.drafts
      .updateOne(followed, { $set: draft, $inc: { version: 1 } }, { upsert: true })
      .catch(rethrowDuplicateAs('stale_version'));
    const surplus = await this.drafts
      .find({ userId, content: { $ne: null } }, { _id: 1 })
      .sort({ typedAt: -1, _id: 1 })
      .skip(MAX_DRAFTS)
      .lean();
    if (surplus.length > 0) await this.drafts.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
  }

  removeOfUsers(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeRecords(this.drafts, { userId: { $in: userIds } }, session);
  }

  /** Removes drafts of anybody that name one of these ids or addresses, in their form or their text. */
  async removeAbout(names: readonly string[], session: ClientSession): Promise<Types.ObjectId[]> {
    const removed: Types.ObjectId[] = [];
    for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
      const pattern = names
        .slice(start, start + NAMES_AT_ONCE)
        .map(escapePattern)
        .join('|');
      const named = { $regex: pattern, $options: 'i' };
      removed.push(...(await removeRecords(this.drafts, { $or: [{ form: named }, { content: named }] }, session)));
    }
    return removed;
  }

  /** Answers which of these ids a draft names. */
  async namedIn(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    const content = { $regex: ids.map(String).join('|') };
    const drafts = ids.length === 0 ? [] : await this.drafts.find({ content }).select('content').lean<DraftRecord[]>();
    return new Set(ids.map(String).filter((id) => drafts.some((draft) => draft.content?.includes(id))));
  }
}
