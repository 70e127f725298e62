import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { listFields } from '../../common/lists/sort-keys.js';
import { cacheNames, type NameCache } from '../../common/mongo/name-cache.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { dropMentions } from '../../common/rich-text/drop-mentions.js';
import type { MediumFilter } from './dto/medium.dto.js';
import type { MediumRecord } from './medium.schema.js';

@Injectable()
export class MediumsRepository {
  private readonly names: NameCache<Pick<MediumRecord, '_id' | 'name'>>;

  constructor(
    @InjectModel('Medium') private readonly mediums: Model<MediumRecord>,
    transactions: Transactions,
  ) {
    this.names = cacheNames(mediums, ['name'], transactions);
  }

  list(params: ListParams<MediumFilter>): Promise<Page<MediumRecord>> {
    const { country } = params.filter;
    const match = { ...(country ? { country: { $in: country } } : {}), removed: false };
    return readList(this.mediums, match as QueryFilter<MediumRecord>, params);
  }

  find(id: string, session?: ClientSession): Promise<MediumRecord | null> {
    return this.mediums
      .findOne({ _id: id, removed: false })
      .session(session ?? null)
      .lean<MediumRecord>();
  }

  /** Includes deleted mediums: campaigns still show their names. */
  findNames(ids: readonly string[]): Promise<Pick<MediumRecord, '_id' | 'name'>[]> {
    return this.names.find(ids);
  }

  create(medium: Partial<MediumRecord>, session: ClientSession): Promise<MediumRecord> {
    return createRecord(this.mediums, { ...medium, ...listFields({ name: medium.name }) }, session);
  }

  async update(
    id: string,
    version: number | undefined,
    changes: Partial<MediumRecord>,
    session?: ClientSession,
  ): Promise<MediumRecord> {
    const listed = changes.name === undefined ? {} : listFields({ name: changes.name });
    const changed = await updateVersioned(this.mediums, id, version, { $set: { ...changes, ...listed } }, session);
    this.names.dropAfter(session, id);
    return changed;
  }

  /** Removes mentions of erased users; returns the number of changed mediums. */
  dropMentions(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    return dropMentions(this.mediums, ['remarks'], userIds, session);
  }
}
