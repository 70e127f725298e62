import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { listFields } from '../../common/lists/sort-keys.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import type { ScorecardFilter } from './dto/scorecard.dto.js';
import type { ChosenCategory, ScorecardRecord } from './scorecard.schema.js';

@Injectable()
export class ScorecardsRepository {
  constructor(@InjectModel('Scorecard') private readonly scorecards: Model<ScorecardRecord>) {}

  list(params: ListParams<ScorecardFilter>): Promise<Page<ScorecardRecord>> {
    const { _id, exclude } = params.filter;
    const ids = { ...(_id ? { $in: _id } : {}), ...(exclude ? { $nin: exclude } : {}) };
    const match = { ...(_id || exclude ? { _id: ids } : {}), removed: false };
    return readList(this.scorecards, match as QueryFilter<ScorecardRecord>, params);
  }

  find(id: string): Promise<ScorecardRecord | null> {
    return this.scorecards.findOne({ _id: id, removed: false }).lean<ScorecardRecord>();
  }

  /** Includes deleted scorecards, because ratings refer to them. */
  findMany(ids: readonly (string | Types.ObjectId)[]): Promise<ScorecardRecord[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.scorecards
      .find({ _id: { $in: ids } } as QueryFilter<ScorecardRecord>)
      .select('-ngrams -searchText')
      .lean<ScorecardRecord[]>();
  }

  /** Includes deleted scorecards with ratings. */
  async useItems(ids: readonly Types.ObjectId[]): Promise<boolean> {
    if (ids.length === 0) return false;
    const match = { 'categories.items._id': { $in: ids } } as QueryFilter<ScorecardRecord>;
    return (await this.scorecards.exists(match)) !== null;
  }

  create(label: string, categories: ChosenCategory[], session: ClientSession): Promise<ScorecardRecord> {
    return createRecord(this.scorecards, { label, categories, ...listFields({ label }) }, session);
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<Pick<ScorecardRecord, 'label' | 'categories' | 'removed'>>,
  ): Promise<ScorecardRecord> {
    const listed = changes.label === undefined ? {} : listFields({ label: changes.label });
    return updateVersioned(this.scorecards, id, version, { $set: { ...changes, ...listed } });
  }

  async delete(id: string): Promise<void> {
    await this.scorecards.deleteOne({ _id: id });
  }
}
