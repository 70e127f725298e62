import { Injectable } from '@nestjs/common';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import { CandidateViewsRepository } from './candidate-views.repository.js';
import { ViewFollowersRepository } from './view-followers.repository.js';
import type { ViewFollowerRecord } from './view-follower.schema.js';
import { ViewMailTokens } from './view-mail-tokens.js';

/** The mails about a view, for the holder of a link in one of them (docs/domain/views.md#mails). */
@Injectable()
export class ViewMails {
  constructor(
    private readonly views: CandidateViewsRepository,
    private readonly followers: ViewFollowersRepository,
    private readonly tokens: ViewMailTokens,
  ) {}

  /** The name of the view, and whether its mails still come. */
  async of(token: string): Promise<{ name: string; isOn: boolean }> {
    const { viewId, mails } = await this.follower(token);
    const { name } = await orNotFound(this.views.find(viewId));
    return { name, isOn: mails !== 'never' };
  }

  /** Ends the mails; a second time changes nothing. */
  async stop(token: string): Promise<void> {
    const { _id } = await this.follower(token);
    await this.followers.stopMails(_id);
  }

  private async follower(token: string): Promise<ViewFollowerRecord> {
    const id = this.tokens.followerOf(token);
    if (!id) throw new ProblemError('not_found');
    return orNotFound(this.followers.findById(id));
  }
}
