import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import type { Principal } from '../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import type { Timeline } from '../../common/mongo/timeline.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import type { CalendarItemRecord } from './calendar-item.schema.js';
import { CalendarPeople, type NamedCalendarItem } from './calendar-people.js';
import { CalendarRepository } from './calendar.repository.js';
import { endProblem, furtherRecruiters, isConversation } from './calendar.rules.js';
import type { CalendarFilter, CreateCalendarItemRequest, UpdateCalendarItemRequest } from './dto/calendar-item.dto.js';

function requirePeriod(period: Pick<CalendarItemRecord, 'startDate' | 'endDate'>): void {
  const problem = endProblem(period);
  if (problem) throw ProblemError.field('endDate', problem);
}

/** The fields that an application's conversation follows. */
const OF_CONVERSATION = ['candidateId', 'type', 'startDate'] as const;

/** The agenda. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly repository: CalendarRepository,
    private readonly people: CalendarPeople,
    private readonly candidates: CandidatesService,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly audit: Audit,
  ) {}

  async list(params: ListParams<CalendarFilter>): Promise<Page<NamedCalendarItem>> {
    const { assignedTo } = params.filter;
    const { records, totalCount } = await this.repository.list(
      params,
      assignedTo && (await this.people.stored(assignedTo)),
    );
    return { records: await this.people.named(records), totalCount };
  }

  /** The appointments with a candidate that have begun. */
  get timeline(): Timeline<CalendarItemRecord> {
    return this.repository.timeline();
  }

  /** The titles of those of these items that exist. */
  async titlesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    const items = await this.repository.titles(ids);
    return new Map(items.map(({ _id, title }) => [String(_id), title]));
  }

  async get(id: string): Promise<NamedCalendarItem> {
    return this.named(await this.find(id));
  }

  async create(me: Principal, body: CreateCalendarItemRequest): Promise<NamedCalendarItem> {
    const item = await this.checked(body, null);
    return this.named(
      await this.write(me, item.candidateId, async (session) => {
        await this.announce(me, item, session);
        return this.repository.create(item, session);
      }),
    );
  }

  async update(me: Principal, id: string, { version, ...body }: UpdateCalendarItemRequest): Promise<NamedCalendarItem> {
    const saved = await this.find(id);
    if (leavesAsIs(saved, version, body)) return this.named(saved);
    const changes = await this.checked(body, saved);
    const next = { ...saved, ...changes };
    return this.named(
      await this.write(me, next.candidateId, async (session) => {
        if (OF_CONVERSATION.some((field) => changes[field] !== undefined)) {
          await this.takeBack(saved, session);
          await this.announce(me, next, session);
        }
        await this.recordMove(me, saved, next, session);
        return this.repository.update(id, version, changes, session);
      }),
    );
  }

  private async recordMove(
    me: Principal,
    { _id: entityId, startDate: before }: CalendarItemRecord,
    { candidateId, startDate: after }: CalendarItemRecord,
    session: ClientSession,
  ): Promise<void> {
    const [from, to] = [before.toISOString(), after.toISOString()];
    if (!candidateId || from === to) return;
    const entry = { actorId: me.userId, entity: 'appointment' as const, entityId, candidateId, action: 'moved' };
    await this.audit.record({ ...entry, before: { startDate: from }, after: { startDate: to } }, session);
  }

  async delete(me: Principal, id: string): Promise<void> {
    const item = await this.find(id);
    await this.write(me, item.candidateId, async (session) => {
      await this.takeBack(item, session);
      if (!(await this.repository.delete(id, session))) throw new ProblemError('not_found');
    });
  }

  /** An appointment counts as a change to its candidate; it may outlive one who was removed before it named them. */
  private write<T>(
    me: Principal,
    candidateId: Types.ObjectId | null | undefined,
    work: (session: ClientSession) => Promise<T>,
  ): Promise<T> {
    return candidateId ? this.candidates.write(me, candidateId, work) : this.transactions.run(work);
  }

  /** A planned conversation shows as one on the candidate's applications (docs/domain/recruiting.md#stages). */
  private async announce(
    me: Principal,
    { candidateId, type, startDate }: Partial<CalendarItemRecord>,
    session: ClientSession,
  ): Promise<void> {
    if (!candidateId || !isConversation(type)) return;
    const event = { candidateId: String(candidateId), actorId: me.userId, ...(startDate && { at: startDate }) };
    await this.events.emit('candidate.interviewed', event, session);
  }

  private async takeBack(
    { candidateId, type, startDate: at }: CalendarItemRecord,
    session: ClientSession,
  ): Promise<void> {
    if (candidateId && isConversation(type))
      await this.events.emit('candidate.uninvited', { candidateId, at }, session);
  }

  private find(id: string): Promise<CalendarItemRecord> {
    return orNotFound(this.repository.find(id));
  }

  /** Converts and validates changed fields. Saved people stay valid, also those who are gone. */
  private async checked(
    { startDate, endDate, assignedTo, candidateId, recruiters, ...fields }: Partial<CreateCalendarItemRequest>,
    saved: CalendarItemRecord | null,
  ): Promise<Partial<CalendarItemRecord>> {
    if (candidateId && candidateId !== String(saved?.candidateId)) await this.candidates.requireExists(candidateId);
    const changes = definedFields({
      ...fields,
      startDate: startDate === undefined ? undefined : new Date(startDate),
      endDate: endDate === undefined ? undefined : new Date(endDate),
      assignedTo: await this.reassigned(assignedTo, saved?.assignedTo),
      candidateId: candidateId && objectId(candidateId),
      recruiters: recruiters && (await this.people.requireRecruiters(recruiters, saved?.recruiters)),
    }) as Partial<CalendarItemRecord>;
    const next = { ...saved, ...changes } as CalendarItemRecord;
    requirePeriod(next);
    const attends = changes.recruiters ?? changes.assignedTo;
    return attends ? { ...changes, recruiters: furtherRecruiters(next) } : changes;
  }

  /** The new assignee; undefined changes nothing. The current one may be a deleted person. */
  private reassigned(id: string | null | undefined, saved: Types.ObjectId | null | undefined) {
    if (!id) return id === null ? null : undefined;
    return id === String(saved) ? undefined : this.people.require(id);
  }

  private async named(item: CalendarItemRecord): Promise<NamedCalendarItem> {
    const [named] = await this.people.named([item]);
    return named ?? { ...item, assignee: null, candidate: null, others: [] };
  }
}
