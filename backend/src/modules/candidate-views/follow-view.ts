import { Injectable } from '@nestjs/common';
import type { ViewMails } from '@byline/shared-types/domain';
import type { Principal } from '../../common/auth/principal.js';
import { definedFields } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { nextMailAt } from './viewed-list.js';
import type { CandidateViewRecord } from './candidate-view.schema.js';
import { CandidateViewsService } from './candidate-views.service.js';
import type { FollowCandidateViewRequest } from './dto/candidate-view.dto.js';
import { atBeginOfMails, NewMatches } from './new-matches.js';
import { ViewFollowersRepository } from './view-followers.repository.js';
import type { ViewFollowerRecord } from './view-follower.schema.js';

/** A recruiter's own settings of a view: the default, and the mails about new candidates. */
@Injectable()
export class FollowView {
  constructor(
    private readonly views: CandidateViewsService,
    private readonly followers: ViewFollowersRepository,
    private readonly matches: NewMatches,
    private readonly transactions: Transactions,
  ) {}

  async follow(me: Principal, id: string, { isDefault, mails }: FollowCandidateViewRequest): Promise<void> {
    const view = await this.views.readable(me, id);
    const changes = { ...definedFields({ isDefault }), ...(mails && (await this.mails(me, view, mails))) };
    if (Object.keys(changes).length === 0) return;
    await this.transactions.run(async (session) => {
      if (isDefault) await this.followers.endDefault(me.userId, session);
      await this.followers.set(view._id, me.userId, changes, session);
    });
  }

  /** Mails name candidates who come from now on. Another rhythm keeps the memory. */
  private async mails(
    me: Principal,
    view: CandidateViewRecord,
    mails: ViewMails,
  ): Promise<Partial<ViewFollowerRecord>> {
    const now = new Date();
    const next = { mails, nextMailAt: nextMailAt(mails, now) };
    const before = await this.followers.find(view._id, me.userId);
    const isOn = before !== null && before.mails !== 'never';
    if (mails === 'never' || isOn) return next;
    return { ...next, ...atBeginOfMails(await this.matches.of(view.list), before, now) };
  }
}
