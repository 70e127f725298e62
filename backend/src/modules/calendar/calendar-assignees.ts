import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { Named } from '../../common/http/record.presenter.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { objectId } from '../../common/mongo/record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';

/**
 * Users and candidates to whom agenda items are assigned. A candidate with a login is stored as the user, so either id finds the same items
 * (`/agenda/{candidateId}`).
 */
@Injectable()
export class CalendarAssignees {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
  ) {}

  /** The stored assignee ids of these users and candidates. */
  async stored(ids: readonly string[]): Promise<Types.ObjectId[]> {
    const candidates = await this.candidates.briefsOf(ids);
    const logins = new Map(candidates.map(({ _id, userId }) => [String(_id), userId ?? _id]));
    return ids.map((id) => logins.get(id) ?? objectId(id));
  }

  /** The stored assignee id; refuses an id that is neither a user nor a candidate. */
  async require(id: string): Promise<Types.ObjectId> {
    const [stored] = await this.stored([id]);
    if (!stored || !(await this.names([stored]))(stored)) throw ProblemError.field('assignedTo', 'invalid_id');
    return stored;
  }

  /** Names by stored assignee id. */
  names(ids: readonly (Types.ObjectId | null)[]): Promise<(id: Types.ObjectId | null) => Named | null> {
    return joinById<Named>(ids, async (wanted) => {
      const [users, candidates] = await Promise.all([this.users.namesOf(wanted), this.candidates.namesOf(wanted)]);
      return [...candidates, ...users];
    });
  }
}
