import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Types, type Model, type QueryFilter } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { listFields } from '../../common/lists/sort-keys.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import type { ScorecardCategoryFilter } from './dto/scorecard-category.dto.js';
import type { CategoryItem, ScorecardCategoryRecord } from './scorecard-category.schema.js';

@Injectable()
export class ScorecardCategoriesRepository {
  constructor(@InjectModel('ScorecardCategory') private readonly categories: Model<ScorecardCategoryRecord>) {}

  list(params: ListParams<ScorecardCategoryFilter>): Promise<Page<ScorecardCategoryRecord>> {
    return readList(this.categories, {}, params);
  }

  find(id: string): Promise<ScorecardCategoryRecord | null> {
    return this.categories.findById(id).lean<ScorecardCategoryRecord>();
  }

  findMany(ids: readonly string[]): Promise<ScorecardCategoryRecord[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.categories
      .find({ _id: { $in: ids } } as QueryFilter<ScorecardCategoryRecord>)
      .select('-ngrams -searchText')
      .lean<ScorecardCategoryRecord[]>();
  }

  create(label: string, session: ClientSession): Promise<ScorecardCategoryRecord> {
    return createRecord(this.categories, { label, items: [], ...listFields({ label }) }, session);
  }

  /** Appends an item without a version, so that two recruiters can add one at the same time. */
  addItem(id: string, label: string, session: ClientSession): Promise<ScorecardCategoryRecord> {
    const item: CategoryItem = { _id: new Types.ObjectId(), label };
    return updateVersioned(this.categories, id, undefined, { $push: { items: item } }, session);
  }

  update(
    id: string,
    version: number | undefined,
    changes: { label?: string; items?: CategoryItem[] },
  ): Promise<ScorecardCategoryRecord> {
    const listed = changes.label === undefined ? {} : listFields({ label: changes.label });
    return updateVersioned(this.categories, id, version, { $set: { ...changes, ...listed } });
  }
}
