import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { normalise } from '../../common/lists/search.js';
import { listFields } from '../../common/lists/sort-keys.js';
import { cacheNames, type NameCache } from '../../common/mongo/name-cache.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { TagFilter } from './dto/tag.dto.js';
import type { TagLabel, TagRecord } from './tag.schema.js';

@Injectable()
export class TagsRepository {
  private readonly labels: NameCache<TagLabel>;

  constructor(
    @InjectModel('Tag') private readonly tags: Model<TagRecord>,
    transactions: Transactions,
  ) {
    this.labels = cacheNames(tags, ['label'], transactions);
  }

  list(params: ListParams<TagFilter>): Promise<Page<TagRecord>> {
    return readList(this.tags, {}, params);
  }

  /** Reads the cache without invalidation, because the API cannot change a tag. */
  findLabels(ids: readonly (string | Types.ObjectId)[]): Promise<TagLabel[]> {
    return this.labels.find(ids);
  }

  findMany(ids: readonly string[], session: ClientSession): Promise<TagRecord[]> {
    return this.tags
      .find({ _id: { $in: ids } })
      .select('_id')
      .session(session)
      .lean<TagRecord[]>();
  }

  async findOrCreate(label: string, session: ClientSession): Promise<TagRecord> {
    const existing = await this.tags
      .findOne({ key: normalise(label) })
      .session(session)
      .lean<TagRecord>();
    if (existing) return existing;
    return this.tags
      .findOneAndUpdate(
        { key: normalise(label) },
        { $setOnInsert: { label, version: 0, ...listFields({ label }) } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean<TagRecord>()
      .orFail();
  }
}
