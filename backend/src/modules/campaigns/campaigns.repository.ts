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
import type { CampaignRecord } from './campaign.schema.js';
import type { CampaignFilter } from './dto/campaign.dto.js';

@Injectable()
export class CampaignsRepository {
  private readonly titles: NameCache<Pick<CampaignRecord, '_id' | 'title'>>;

  constructor(
    @InjectModel('Campaign') private readonly campaigns: Model<CampaignRecord>,
    transactions: Transactions,
  ) {
    this.titles = cacheNames(campaigns, ['title'], transactions);
  }

  list(params: ListParams<CampaignFilter>): Promise<Page<CampaignRecord>> {
    const { _id, mediumId } = params.filter;
    const match = {
      ...(_id ? { _id: { $in: _id } } : {}),
      ...(mediumId ? { mediumId: { $in: mediumId } } : {}),
      removed: false,
    };
    return readList(this.campaigns, match as QueryFilter<CampaignRecord>, params);
  }

  find(id: string): Promise<CampaignRecord | null> {
    return this.campaigns.findOne({ _id: id, removed: false }).lean<CampaignRecord>();
  }

  /** Includes deleted campaigns: jobs and applications still show their titles. */
  findTitles(ids: readonly string[]): Promise<Pick<CampaignRecord, '_id' | 'title'>[]> {
    return this.titles.find(ids);
  }

  /** Includes deleted campaigns. */
  async everExisted(id: string): Promise<boolean> {
    return (await this.campaigns.exists({ _id: id })) !== null;
  }

  countExisting(ids: readonly string[]): Promise<number> {
    return this.campaigns.countDocuments({ _id: { $in: ids }, removed: false } as QueryFilter<CampaignRecord>);
  }

  async usesMedium(mediumId: string, session: ClientSession): Promise<boolean> {
    return (await this.campaigns.exists({ mediumId, removed: false }).session(session)) !== null;
  }

  create(campaign: Partial<CampaignRecord>, session: ClientSession): Promise<CampaignRecord> {
    return createRecord(this.campaigns, { ...campaign, ...listFields({ title: campaign.title }) }, session);
  }

  async update(
    id: string,
    version: number | undefined,
    changes: Partial<CampaignRecord>,
    session?: ClientSession,
  ): Promise<CampaignRecord> {
    const listed = changes.title === undefined ? {} : listFields({ title: changes.title });
    const changed = await updateVersioned(this.campaigns, id, version, { $set: { ...changes, ...listed } }, session);
    this.titles.dropAfter(session, id);
    return changed;
  }

  /** Removes mentions of erased users; returns the number of changed campaigns. */
  dropMentions(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    return dropMentions(this.campaigns, ['remarks'], userIds, session);
  }
}
