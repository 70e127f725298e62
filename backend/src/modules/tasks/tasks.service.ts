import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { Audit } from '../../common/audit/audit.service.js';
import type { Timeline } from '../../common/mongo/timeline.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Outbox } from '../mail/outbox.service.js';
import { Mentions } from '../users/mentions.js';
import { UsersService } from '../users/users.service.js';
import type { TaskCountFilter, TaskCountsResponse } from './dto/task-counts.dto.js';
import type { CreateTaskRequest, TaskFilter, UpdateTaskRequest } from './dto/task.dto.js';
import type { NamedTask } from './task.presenter.js';
import { isInTime } from './task.rules.js';
import type { TaskRecord } from './task.schema.js';
import { TasksRepository } from './tasks.repository.js';

@Injectable()
export class TasksService {
  constructor(
    private readonly repository: TasksRepository,
    private readonly users: UsersService,
    private readonly mentions: Mentions,
    private readonly candidates: CandidatesService,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async list(params: ListParams<TaskFilter>): Promise<Page<NamedTask>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.withNames(records), totalCount };
  }

  counts(params: ListParams<TaskCountFilter>): Promise<TaskCountsResponse> {
    return this.repository.counts(params);
  }

  /** Those of these records that exist. */
  existing(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.repository.existing(ids);
  }

  get timeline(): Timeline<TaskRecord> {
    return this.repository.timeline('createdBy');
  }

  countOpenOf(candidateId: string): Promise<number> {
    return this.repository.countOpenOf(candidateId);
  }

  async get(id: string): Promise<NamedTask> {
    return this.named(await this.find(id));
  }

  async create(me: Principal, body: CreateTaskRequest): Promise<NamedTask> {
    const task = { ...(await this.checked(body, null)), createdBy: objectId(me.userId) };
    return this.named(await this.write(me, task.candidateId, (session) => this.repository.create(task, session)));
  }

  async update(me: Principal, id: string, { version, ...body }: UpdateTaskRequest): Promise<NamedTask> {
    const saved = await this.find(id);
    if (leavesAsIs(saved, version, body)) return this.named(saved);
    const changes = await this.checked(body, saved);
    const { candidateId } = { ...saved, ...changes };
    const written = this.write(me, candidateId, async (session) => {
      const again = await this.withoutReminder(saved, changes, session);
      const { completed } = changes;
      if (completed !== undefined && completed !== saved.completed)
        await this.record(
          me,
          completed ? 'completed' : 'reopened',
          saved,
          { after: { title: changes.title ?? saved.title } },
          session,
        );
      return this.repository.update(id, version, { ...changes, ...again }, session);
    });
    return this.named(await written);
  }

  async delete(me: Principal, id: string): Promise<void> {
    const task = await this.find(id);
    const { _id, candidateId } = task;
    await this.write(me, candidateId, async (session) => {
      await this.outbox.dropReminders([_id], session);
      await this.repository.delete(id, session);
      await this.record(me, 'removed', task, { before: { title: task.title }, after: { title: null } }, session);
    });
  }

  /** Notes in the audit trail what became of a candidate's task, where the history of the candidate finds it. */
  private async record(
    me: Principal,
    action: string,
    { _id: entityId, candidateId }: TaskRecord,
    values: { before?: object; after?: object },
    session: ClientSession,
  ): Promise<void> {
    if (!candidateId) return;
    const entry = { actorId: me.userId, entity: 'task' as const, entityId, candidateId, action };
    await this.audit.record({ ...entry, ...values }, session);
  }

  /** A waiting reminder is out of date when the task is completed, reassigned or moved; the worker then decides anew. */
  private async withoutReminder(
    { _id }: TaskRecord,
    { completed, assignedTo, deadline }: Partial<TaskRecord>,
    session: ClientSession,
  ): Promise<Pick<TaskRecord, 'remindedAt'>> {
    const concerns = [completed, assignedTo, deadline].some((value) => value !== undefined);
    return concerns && (await this.outbox.dropReminders([_id], session)).length > 0 ? { remindedAt: null } : {};
  }

  /** A task of a candidate counts as a change to the candidate. */
  private write<T>(
    me: Principal,
    candidateId: Types.ObjectId | null | undefined,
    work: (session: ClientSession) => Promise<T>,
  ): Promise<T> {
    return candidateId ? this.candidates.write(me, candidateId, work) : this.transactions.run(work);
  }

  private find(id: string): Promise<TaskRecord> {
    return orNotFound(this.repository.find(id));
  }

  private async requireUser(id: string): Promise<void> {
    if ((await this.users.findPeople([id])).length === 0) throw ProblemError.field('assignedTo', 'invalid_id');
  }

  /** Converts and validates changed fields. Saved values stay valid: a past deadline, a deleted user. */
  private async checked(body: Partial<CreateTaskRequest>, saved: TaskRecord | null): Promise<Partial<TaskRecord>> {
    const { assignedTo, candidateId, deadline, ...fields } = body;
    const moment = deadline === undefined ? undefined : new Date(deadline);
    const moves = moment !== undefined && moment.getTime() !== saved?.deadline.getTime();
    if (moves && !isInTime(moment, new Date())) throw ProblemError.field('deadline', 'date_in_past');
    if (assignedTo && assignedTo !== String(saved?.assignedTo)) await this.requireUser(assignedTo);
    if (candidateId) await this.candidates.requireExists(candidateId);
    await this.mentions.require(['description'], fields, saved);
    return definedFields({
      ...fields,
      deadline: moment,
      ...(moves && { remindedAt: null }),
      assignedTo: assignedTo && objectId(assignedTo),
      candidateId: candidateId && objectId(candidateId),
    }) as Partial<TaskRecord>;
  }

  private async withNames(tasks: TaskRecord[]): Promise<NamedTask[]> {
    const assigned = tasks.map(({ assignedTo }) => assignedTo);
    const about = tasks.map(({ candidateId }) => candidateId);
    const [userOf, candidateOf] = await Promise.all([
      joinById(assigned, (ids) => this.users.namesOf(ids)),
      joinById(about, (ids) => this.candidates.namesOf(ids)),
    ]);
    return tasks.map((task) => ({
      ...task,
      assignee: userOf(task.assignedTo),
      candidate: candidateOf(task.candidateId),
    }));
  }

  private async named(task: TaskRecord): Promise<NamedTask> {
    const [named] = await this.withNames([task]);
    return named ?? { ...task, assignee: null, candidate: null };
  }
}
