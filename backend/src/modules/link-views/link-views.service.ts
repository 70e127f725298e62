import { Injectable } from '@nestjs/common';
import { JobsService } from '../jobs/jobs.service.js';
import type { LinkViewsRequest, LinkViewsResponse } from './dto/link-views.dto.js';
import { LinkViewsRepository } from './link-views.repository.js';

/** Counts how often people open apply links (docs/domain/recruiting.md#views). */
@Injectable()
export class LinkViewsService {
  constructor(
    private readonly repository: LinkViewsRepository,
    private readonly jobs: JobsService,
  ) {}

  /** Answers 404 for a link that leads nowhere. */
  async add(campaignId: string, jobId: string): Promise<void> {
    await this.jobs.ofCampaign(campaignId, jobId);
    await this.repository.add(campaignId, jobId);
  }

  async of({ _id: ids, jobId }: LinkViewsRequest): Promise<LinkViewsResponse> {
    const sums = await this.repository.sums(ids, jobId);
    const byId = new Map(sums.map(({ _id, count }) => [String(_id), count]));
    return { records: ids.map((_id) => ({ _id, count: byId.get(_id) ?? 0 })) };
  }
}
