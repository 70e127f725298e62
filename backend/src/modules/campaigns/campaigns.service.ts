import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { requirePlan } from '../../common/period.js';
import { MediumsService } from '../mediums/mediums.service.js';
import { Mentions } from '../users/mentions.js';
import type { NamedCampaign } from './campaign.presenter.js';
import type { CampaignRecord } from './campaign.schema.js';
import { CampaignsRepository } from './campaigns.repository.js';
import type { CampaignFilter, CreateCampaignRequest, UpdateCampaignRequest } from './dto/campaign.dto.js';

const DAYS = ['start', 'end'] as const;

@Injectable()
export class CampaignsService {
  constructor(
    private readonly repository: CampaignsRepository,
    private readonly mediums: MediumsService,
    private readonly mentions: Mentions,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  async list(params: ListParams<CampaignFilter>): Promise<Page<NamedCampaign>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.withMediums(records), totalCount };
  }

  /** Answers 404 for a medium that does not exist. */
  async listOfMedium(mediumId: string, params: ListParams<CampaignFilter>): Promise<Page<NamedCampaign>> {
    await this.mediums.get(mediumId);
    return this.list({ ...params, filter: { ...params.filter, mediumId: [mediumId] } });
  }

  async get(id: string): Promise<NamedCampaign> {
    return this.withMedium(await this.find(id));
  }

  /** Includes deleted campaigns. */
  titlesOf(ids: readonly string[]): Promise<Pick<CampaignRecord, '_id' | 'title'>[]> {
    return this.repository.findTitles(ids);
  }

  /** Includes deleted campaigns, because their apply links still lead to jobs. */
  async everExisted(id: string): Promise<boolean> {
    return this.repository.everExisted(id);
  }

  async allExist(ids: readonly string[]): Promise<boolean> {
    return ids.length === 0 || (await this.repository.countExisting(ids)) === new Set(ids).size;
  }

  async create({ mediumId, ...fields }: CreateCampaignRequest): Promise<NamedCampaign> {
    requirePlan(DAYS, { start: fields.start ?? null, end: fields.end ?? null }, null);
    const medium = await this.requireMedium(mediumId);
    await this.mentions.require(['remarks'], fields);
    const campaign = { ...fields, mediumId: medium };
    return this.withMedium(await this.transactions.run((session) => this.repository.create(campaign, session)));
  }

  async update(id: string, { version, mediumId, ...fields }: UpdateCampaignRequest): Promise<NamedCampaign> {
    const saved = await this.find(id);
    if (leavesAsIs(saved, version, { ...fields, mediumId })) return this.withMedium(saved);
    // The current medium may be deleted; a new one must exist.
    const moved = mediumId !== undefined && mediumId !== String(saved.mediumId);
    const changes = definedFields({ ...fields, mediumId: moved ? await this.requireMedium(mediumId) : undefined });
    requirePlan(DAYS, { ...saved, ...changes }, saved);
    await this.mentions.require(['remarks'], fields, saved);
    return this.withMedium(await this.repository.update(id, version, changes));
  }

  /** Listeners refuse if jobs use the campaign, unless forced (docs/domain/recruiting.md#in-use). */
  async delete(id: string, force: boolean): Promise<void> {
    await this.find(id);
    await this.transactions.run(async (session) => {
      await this.events.emit('campaign.removed', { campaignId: id, force }, session);
      await this.repository.update(id, undefined, { removed: true }, session);
    });
  }

  private find(id: string): Promise<CampaignRecord> {
    return orNotFound(this.repository.find(id));
  }

  private async requireMedium(id: string): Promise<Types.ObjectId> {
    if (!(await this.mediums.exists(id))) throw ProblemError.field('mediumId', 'invalid_id');
    return objectId(id);
  }

  private async withMediums(campaigns: CampaignRecord[]): Promise<NamedCampaign[]> {
    const ids = campaigns.map(({ mediumId }) => mediumId);
    const mediumOf = await joinById(ids, (wanted) => this.mediums.namesOf(wanted));
    return campaigns.map((campaign) => ({ ...campaign, mediumName: mediumOf(campaign.mediumId)?.name ?? '' }));
  }

  private async withMedium(campaign: CampaignRecord): Promise<NamedCampaign> {
    const [named] = await this.withMediums([campaign]);
    return named ?? { ...campaign, mediumName: '' };
  }
}
