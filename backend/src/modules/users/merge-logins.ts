import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CandidateMerge } from '../../common/events/candidate-merge.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { KeptLoginsRepository } from './kept-logins.repository.js';
import type { UserRecord } from './user.record.js';
import { UsersRepository } from './users.repository.js';

const REMOVED = 'logins';
const CHANGED = 'changedLogins';

type Ties = Pick<UserRecord, '_id' | 'candidateId' | 'roles'>;

const tiesOf = ({ _id, candidateId, roles }: UserRecord): Ties => ({ _id, candidateId, roles });

/**
 * The logins of two candidates who become one: one login stays. Sessions end with every change, because they name a candidate
 * (docs/domain/duplicates.md#merging).
 */
@Injectable()
export class MergeLogins {
  constructor(
    private readonly repository: UsersRepository,
    private readonly kept: KeptLoginsRepository,
    private readonly sessions: SessionsService,
  ) {}

  async join(merge: CandidateMerge, session: ClientSession): Promise<void> {
    const { gone, stays, login } = merge;
    if (!gone.userId) return;
    const dropped = stays.userId && (login === 'gone' ? stays.userId : gone.userId);
    const user = dropped && (await this.kept.find(dropped, session));
    if (user) await this.drop(user, merge, session);
    if (dropped?.equals(gone.userId)) return;
    const moved = await this.repository.findById(gone.userId, session);
    if (moved) await this.tie(moved, { candidateId: stays._id, roles: moved.roles }, merge, session);
  }

  async separate(merge: CandidateMerge, session: ClientSession): Promise<void> {
    for (const { _id, candidateId, roles } of merge.keptOf<Ties>(CHANGED).toReversed()) {
      await this.repository.update(_id, { $set: { candidateId, roles } }, session);
      await this.sessions.endAllOf(_id, session);
    }
    for (const user of merge.keptOf<UserRecord>(REMOVED)) await this.kept.restore(user, session);
  }

  /** A colleague who was a candidate stays as staff. */
  private async drop(user: UserRecord, merge: CandidateMerge, session: ClientSession): Promise<void> {
    if (user.roles.includes('recruiter')) {
      const roles = user.roles.filter((role) => role !== 'candidate');
      await this.tie(user, { candidateId: null, roles }, merge, session);
      return;
    }
    await this.repository.delete(user._id, session);
    await this.sessions.endAllOf(user._id, session);
    merge.keep(REMOVED, [user]);
  }

  private async tie(
    user: UserRecord,
    ties: Omit<Ties, '_id'>,
    merge: CandidateMerge,
    session: ClientSession,
  ): Promise<void> {
    await this.repository.update(user._id, { $set: ties }, session);
    await this.sessions.endAllOf(user._id, session);
    merge.keep(CHANGED, [tiesOf(user)]);
  }
}
