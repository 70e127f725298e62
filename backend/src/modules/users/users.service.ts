import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { RecruiterFilter, UserFilter } from './dto/person.dto.js';
import type { IntendedJobRecord, MailedLink, Person, UserName, UserRecord } from './user.record.js';
import { intendedJobsOf, intendedWithout, normaliseEmail } from './user.rules.js';
import { UsersRepository, type NewUser } from './users.repository.js';

/** Users and recruiters, also for other modules. */
@Injectable()
export class UsersService {
  constructor(
    private readonly repository: UsersRepository,
    private readonly sessions: SessionsService,
  ) {}

  find(id: string | Types.ObjectId, session?: ClientSession): Promise<UserRecord | null> {
    return this.repository.findById(id, session);
  }

  async get(id: string | Types.ObjectId, session?: ClientSession): Promise<UserRecord> {
    const user = await this.find(id, session);
    if (!user) throw new ProblemError('user_not_found');
    return user;
  }

  async getRecruiter(id: string): Promise<UserRecord> {
    const user = await this.repository.findRecruiter(id);
    if (!user) throw new ProblemError('user_not_found');
    return user;
  }

  /** With the hash of the password, to check one; null for an unknown user. */
  findWithPassword(user: { email: string } | { _id: string }): Promise<UserRecord | null> {
    return this.repository.findWithPassword(user);
  }

  findByEmail(email: string): Promise<UserRecord | null> {
    return this.repository.findByEmail(email);
  }

  /** First and last names to show beside records, without users that are gone. */
  namesOf(ids: readonly (string | Types.ObjectId)[]): Promise<UserName[]> {
    return this.repository.findNames(ids);
  }

  /** The existing users with these ids, read now, for checks. */
  findPeople(ids: readonly (string | Types.ObjectId)[]): Promise<Person[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.repository.findPeople(ids);
  }

  /** Whether a recruiter with this id exists, to assign a record to. */
  async isRecruiter(id: string): Promise<boolean> {
    const [user] = await this.repository.findPeople([id]);
    return user?.roles.includes('recruiter') ?? false;
  }

  list(params: ListParams<UserFilter>): Promise<Page<UserRecord>> {
    return this.repository.list(params);
  }

  listRecruiters(params: ListParams<RecruiterFilter>): Promise<Page<UserRecord>> {
    return this.repository.list({ ...params, filter: { ...params.filter, roles: ['recruiter'] } });
  }

  create(user: NewUser, session: ClientSession): Promise<UserRecord> {
    return this.repository.create({ ...user, email: normaliseEmail(user.email) }, session);
  }

  /** Stores a new reset link, which replaces an earlier one. */
  setResetLink(id: Types.ObjectId, link: MailedLink, session: ClientSession): Promise<void> {
    return this.repository.setResetLink(id, link, session);
  }

  /** Uses a mailed reset link once and changes the user with it; null when the link is unknown, used or expired. */
  useResetLink(
    email: string,
    hash: string,
    changes: Partial<UserRecord>,
    session?: ClientSession,
  ): Promise<UserRecord | null> {
    return this.repository.useResetLink(email, hash, changes, session);
  }

  /** Changes the user's own fields. */
  async change(id: string, changes: Partial<UserRecord>, session: ClientSession): Promise<UserRecord> {
    const user = await this.repository.update(id, { $set: changes }, session);
    if (!user) throw new ProblemError('user_not_found');
    return user;
  }

  setEmail(id: Types.ObjectId, email: string, session: ClientSession): Promise<void> {
    return this.repository.rename(String(id), { email }, {}, session);
  }

  /** Takes the intended jobs of a user, so each becomes one application. */
  async consumeIntendedJobs(id: string | Types.ObjectId, session: ClientSession): Promise<IntendedJobRecord[]> {
    const user = await this.repository.consumeIntendedJobs(id, session);
    return user ? intendedJobsOf(user) : [];
  }

  /** Forgets one intended job of a user, whose application was sent or withdrawn. */
  async forgetIntendedJob(id: string | Types.ObjectId, jobId: Types.ObjectId, session: ClientSession): Promise<void> {
    const user = await this.find(id, session);
    if (user && intendedJobsOf(user).some((intended) => intended.jobId.equals(jobId)))
      await this.repository.update(id, { $set: intendedWithout(user, jobId) }, session);
  }

  /** Deletes a login and ends its sessions. */
  async delete(id: string | Types.ObjectId, session: ClientSession): Promise<void> {
    await this.repository.delete(id, session);
    await this.sessions.endAllOf(id, session);
  }
}
