import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { definedFields } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidateViewsService } from './candidate-views.service.js';
import type { FollowCandidateViewRequest } from './dto/candidate-view.dto.js';
import { ViewFollowersRepository } from './view-followers.repository.js';

/** A recruiter's own settings of a view: the default, and the mails about new candidates. */
@Injectable()
export class FollowView {
  constructor(
    private readonly views: CandidateViewsService,
    private readonly followers: ViewFollowersRepository,
    private readonly transactions: Transactions,
  ) {}

  async follow(me: Principal, id: string, { isDefault }: FollowCandidateViewRequest): Promise<void> {
    const { _id } = await this.views.readable(me, id);
    const changes = definedFields({ isDefault });
    if (Object.keys(changes).length === 0) return;
    await this.transactions.run(async (session) => {
      if (isDefault) await this.followers.endDefault(me.userId, session);
      await this.followers.set(_id, me.userId, changes, session);
    });
  }
}
