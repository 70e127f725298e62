import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import type { SourceFilter } from './dto/source.dto.js';
import type { SourceRecord } from './source.schema.js';

@Injectable()
export class SourcesRepository {
  constructor(@InjectModel('Source') private readonly sources: Model<SourceRecord>) {}

  list(params: ListParams<SourceFilter>): Promise<Page<SourceRecord>> {
    return readList(this.sources, {}, params);
  }

  findById(id: string | Types.ObjectId): Promise<SourceRecord | null> {
    return this.sources.findById(id).lean<SourceRecord>();
  }

  async ensure(labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      await this.sources.updateOne({ label }, { $setOnInsert: { label, version: 0 } }, { upsert: true });
    }
  }
}
