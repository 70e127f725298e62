import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { sortFields } from '../../common/lists/sort-keys.js';
import { cacheNames, type NameCache } from '../../common/mongo/name-cache.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { SourceFilter } from './dto/source.dto.js';
import type { SourceRecord } from './source.schema.js';

@Injectable()
export class SourcesRepository {
  private readonly labels: NameCache<Pick<SourceRecord, '_id' | 'label'>>;

  constructor(
    @InjectModel('Source') private readonly sources: Model<SourceRecord>,
    transactions: Transactions,
  ) {
    this.labels = cacheNames(sources, ['label'], transactions);
  }

  list(params: ListParams<SourceFilter>): Promise<Page<SourceRecord>> {
    return readList(this.sources, {}, params);
  }

  /** Reads the cache without invalidation, because the API cannot change a source. */
  async findLabel(id: string | Types.ObjectId): Promise<Pick<SourceRecord, '_id' | 'label'> | null> {
    const [source = null] = await this.labels.find([id]);
    return source;
  }

  async ensure(labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      await this.sources.updateOne(
        { label },
        { $setOnInsert: { label, version: 0, ...sortFields({ label }) } },
        { upsert: true },
      );
    }
  }
}
