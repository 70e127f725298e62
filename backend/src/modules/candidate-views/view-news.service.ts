import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CandidateViewRecord } from './candidate-view.schema.js';
import { CandidateViewsRepository } from './candidate-views.repository.js';
import { CandidateViewsService } from './candidate-views.service.js';
import type { SeenCandidateViewRequest, ViewCountDto } from './dto/view-news.dto.js';
import { GoneFilters } from './gone-filters.js';
import { afterVisit, NewMatches, type Counted, type NewCandidates } from './new-matches.js';
import { ViewFollowersRepository } from './view-followers.repository.js';
import type { ViewFollowerRecord } from './view-follower.schema.js';

/** Views that count at once, so that a long menu does not take the whole database. */
const AT_ONCE = 4;
const NOBODY: NewCandidates = { ids: [], more: false };

/** Counts the candidates of a recruiter's views, and finds the new ones (docs/domain/views.md#new). */
@Injectable()
export class ViewNews {
  constructor(
    private readonly repository: CandidateViewsRepository,
    private readonly views: CandidateViewsService,
    private readonly followers: ViewFollowersRepository,
    private readonly goneFilters: GoneFilters,
    private readonly matches: NewMatches,
    private readonly transactions: Transactions,
  ) {}

  async counts(me: Principal): Promise<ViewCountDto[]> {
    const views = await this.repository.readable(me.userId);
    const listOf = await this.goneFilters.of(views);
    const counts: ViewCountDto[] = [];
    for (let at = 0; at < views.length; at += AT_ONCE)
      counts.push(...(await Promise.all(views.slice(at, at + AT_ONCE).map((view) => this.countOf(me, view, listOf)))));
    return counts;
  }

  /** The new candidates of one view. */
  async of(me: Principal, id: string): Promise<NewCandidates & { at: Date }> {
    const at = new Date();
    const view = await this.views.readable(me, id);
    const [{ list, gone }, follower] = await Promise.all([this.listOf(view), this.followers.find(id, me.userId)]);
    if (gone.length > 0 || !follower?.seenAt) return { ...NOBODY, at };
    return { ...(await this.matches.sinceSeen(await this.matches.of(list), follower)), at };
  }

  /** Remembers a visit. */
  async see(me: Principal, id: string, { at, newIds }: SeenCandidateViewRequest): Promise<void> {
    const view = await this.views.readable(me, id);
    const { list } = await this.listOf(view);
    const matches = await this.matches.of(list);
    const seenAt = new Date(Math.min(Date.parse(at), Date.now()));
    await this.transactions.run(async (session) => {
      const before = await this.followers.find(view._id, me.userId, session);
      const memory = afterVisit(matches, before, newIds ?? null);
      await this.followers.set(view._id, me.userId, { seenAt, ...memory }, session);
    });
  }

  private async listOf(view: CandidateViewRecord) {
    return (await this.goneFilters.of([view]))(view);
  }

  private async countOf(
    me: Principal,
    view: CandidateViewRecord,
    listOf: Awaited<ReturnType<GoneFilters['of']>>,
  ): Promise<ViewCountDto> {
    const { list, gone } = listOf(view);
    const follower = gone.length > 0 ? null : await this.followers.find(view._id, me.userId);
    const { total, news } = await this.countsOf(list, follower);
    return {
      viewId: String(view._id),
      ...total,
      newCount: news.ids.length,
      newMore: news.more,
    };
  }

  private async countsOf(
    list: CandidateViewRecord['list'],
    follower: ViewFollowerRecord | null,
  ): Promise<{ total: Counted; news: NewCandidates }> {
    if (!follower?.seenAt) return { total: await this.matches.count(list), news: NOBODY };
    const matches = await this.matches.of(list);
    return { total: matches.total, news: await this.matches.sinceSeen(matches, follower) };
  }
}
