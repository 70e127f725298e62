import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { Named } from '../../common/http/record.presenter.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { objectId } from '../../common/mongo/record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';
import type { CalendarItemRecord } from './calendar-item.schema.js';

/** An assignee by name; `candidateId` is the candidate that the assignee is, null for a recruiter. */
export interface Assignee extends Named {
  candidateId: Types.ObjectId | null;
}

/** An item with the names of its people. */
export interface NamedCalendarItem extends CalendarItemRecord {
  assignee: Assignee | null;
  candidate: Named | null;
  others: Named[];
}

/** The stored ids that name some people in an item. */
export interface PeopleIds {
  /** Users, and candidates without a login. */
  assignees: Types.ObjectId[];
  candidates: Types.ObjectId[];
}

/** The people of agenda items: assignee, candidate and further recruiters (docs/domain/calendar.md#people). */
@Injectable()
export class CalendarPeople {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
  ) {}

  /** The ids of users or candidates as items store them, so either id of a person finds the same items (`/agenda/{candidateId}`). */
  async stored(ids: readonly string[]): Promise<PeopleIds> {
    const [candidates, users] = await Promise.all([this.candidates.briefsOf(ids), this.users.findPeople(ids)]);
    const logins = new Map(candidates.map(({ _id, userId }) => [String(_id), userId ?? _id]));
    return {
      assignees: ids.map((id) => logins.get(id) ?? objectId(id)),
      candidates: [...candidates.map(({ _id }) => _id), ...users.flatMap(({ candidateId }) => candidateId ?? [])],
    };
  }

  /** The stored assignee id; refuses an id that is neither a user nor a candidate. */
  async require(id: string): Promise<Types.ObjectId> {
    const {
      assignees: [stored],
    } = await this.stored([id]);
    if (!stored || !(await this.assignees([stored]))(stored)) throw ProblemError.field('assignedTo', 'invalid_id');
    return stored;
  }

  /** Refuses the id of another user than a recruiter, unless the item has it already, because recruiters can leave. */
  async requireRecruiters(ids: readonly string[], saved: readonly Types.ObjectId[] = []): Promise<Types.ObjectId[]> {
    const known = new Set(saved.map(String));
    const added = [...new Set(ids)].filter((id) => !known.has(id));
    const found = await this.users.findPeople(added);
    const recruiters = found.filter(({ roles }) => roles.includes('recruiter'));
    if (recruiters.length < added.length) throw ProblemError.field('recruiters', 'invalid_id');
    return ids.map(objectId);
  }

  async named(items: readonly CalendarItemRecord[]): Promise<NamedCalendarItem[]> {
    const about = items.map(({ candidateId = null }) => candidateId);
    const [assigneeOf, candidateOf, recruiterOf] = await Promise.all([
      this.assignees(items.map(({ assignedTo }) => assignedTo)),
      joinById<Named>(about, (ids) => this.candidates.namesOf(ids)),
      joinById<Named>(
        items.flatMap(({ recruiters = [] }) => recruiters),
        (ids) => this.users.namesOf(ids),
      ),
    ]);
    return items.map((item) => ({
      ...item,
      assignee: assigneeOf(item.assignedTo),
      candidate: candidateOf(item.candidateId ?? null),
      others: (item.recruiters ?? []).flatMap((id) => recruiterOf(id) ?? []),
    }));
  }

  /** Assignees by stored id. */
  private assignees(ids: readonly (Types.ObjectId | null)[]): Promise<(id: Types.ObjectId | null) => Assignee | null> {
    return joinById<Assignee>(ids, async (wanted) => {
      const [users, candidates] = await Promise.all([this.users.findPeople(wanted), this.candidates.namesOf(wanted)]);
      return [
        ...candidates.map(({ _id, firstname, name }) => ({ _id, firstname, name, candidateId: _id })),
        ...users.map(({ _id, firstname, name, roles, candidateId }) => ({
          ...{ _id, firstname, name },
          candidateId: roles.includes('recruiter') ? null : candidateId,
        })),
      ];
    });
  }
}
