import { Injectable } from '@nestjs/common';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { definedFields, leavesAsIs } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CalendarAssignees } from './calendar-assignees.js';
import type { CalendarItemRecord } from './calendar-item.schema.js';
import type { NamedCalendarItem } from './calendar.presenter.js';
import { CalendarRepository } from './calendar.repository.js';
import { endProblem } from './calendar.rules.js';
import type { CalendarFilter, CreateCalendarItemRequest, UpdateCalendarItemRequest } from './dto/calendar-item.dto.js';

function requirePeriod(period: Pick<CalendarItemRecord, 'startDate' | 'endDate'>): void {
  const problem = endProblem(period);
  if (problem) throw ProblemError.field('endDate', problem);
}

/** The agenda. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly repository: CalendarRepository,
    private readonly assignees: CalendarAssignees,
    private readonly transactions: Transactions,
  ) {}

  async list(params: ListParams<CalendarFilter>): Promise<Page<NamedCalendarItem>> {
    const { assignedTo } = params.filter;
    const assignees = assignedTo && (await this.assignees.stored(assignedTo));
    const { records, totalCount } = await this.repository.list(params, assignees);
    return { records: await this.withNames(records), totalCount };
  }

  async get(id: string): Promise<NamedCalendarItem> {
    return this.named(await this.find(id));
  }

  async create({ title, startDate, endDate, assignedTo }: CreateCalendarItemRequest): Promise<NamedCalendarItem> {
    const period = { startDate: new Date(startDate), endDate: new Date(endDate) };
    requirePeriod(period);
    const assignee = assignedTo ? await this.assignees.require(assignedTo) : null;
    const item = { title, ...period, assignedTo: assignee };
    return this.named(await this.transactions.run((session) => this.repository.create(item, session)));
  }

  async update(id: string, { version, ...body }: UpdateCalendarItemRequest): Promise<NamedCalendarItem> {
    const saved = await this.find(id);
    if (leavesAsIs(saved, version, body)) return this.named(saved);
    const { title, startDate, endDate, assignedTo } = body;
    const changes = definedFields({
      title,
      startDate: startDate === undefined ? undefined : new Date(startDate),
      endDate: endDate === undefined ? undefined : new Date(endDate),
      assignedTo: await this.reassigned(assignedTo, saved),
    }) as Partial<CalendarItemRecord>;
    requirePeriod({ ...saved, ...changes });
    return this.named(await this.repository.update(id, version, changes));
  }

  async delete(id: string): Promise<void> {
    if (!(await this.repository.delete(id))) throw new ProblemError('not_found');
  }

  private find(id: string): Promise<CalendarItemRecord> {
    return orNotFound(this.repository.find(id));
  }

  /** The new assignee; undefined changes nothing. The current one may be a deleted person. */
  private reassigned(id: string | null | undefined, { assignedTo }: CalendarItemRecord) {
    if (!id) return id === null ? null : undefined;
    return id === String(assignedTo) ? undefined : this.assignees.require(id);
  }

  private async withNames(items: CalendarItemRecord[]): Promise<NamedCalendarItem[]> {
    const assigneeOf = await this.assignees.names(items.map(({ assignedTo }) => assignedTo));
    return items.map((item) => ({ ...item, assignee: assigneeOf(item.assignedTo) }));
  }

  private async named(item: CalendarItemRecord): Promise<NamedCalendarItem> {
    const [named] = await this.withNames([item]);
    return named ?? { ...item, assignee: null };
  }
}
