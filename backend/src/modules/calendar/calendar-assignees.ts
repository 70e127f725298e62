import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { Named } from '../../common/http/record.presenter.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { objectId } from '../../common/mongo/record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';

/**
 * Who agenda items are for: users, and candidates, by whom the agenda can be opened (`/agenda/{candidateId}`). One who is both is stored as the
 * user, so that either id finds the same items.
 */
@Injectable()
export class CalendarAssignees {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
  ) {}

  /** The ids that items of these users and candidates are stored under. */
  async stored(ids: readonly string[]): Promise<Types.ObjectId[]> {
    const candidates = await this.candidates.briefsOf(ids);
    const logins = new Map(candidates.map(({ _id, userId }) => [String(_id), userId ?? _id]));
    return ids.map((id) => logins.get(id) ?? objectId(id));
  }

  /** The id an item for this user or candidate is stored under; refuses an id of neither. */
  async require(id: string): Promise<Types.ObjectId> {
    const [stored] = await this.stored([id]);
    if (!stored || !(await this.names([stored]))(stored)) throw ProblemError.field('assignedTo', 'invalid_id');
    return stored;
  }

  /** Looks up who the agenda is for by the id that is stored. */
  names(ids: readonly (Types.ObjectId | null)[]): Promise<(id: Types.ObjectId | null) => Named | null> {
    return joinById<Named>(ids, async (wanted) => {
      const [users, candidates] = await Promise.all([this.users.namesOf(wanted), this.candidates.namesOf(wanted)]);
      return [...candidates, ...users];
    });
  }
}
