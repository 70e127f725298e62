import { CALENDAR_ITEM_DAYS, DAY_MS, type FieldProblemCode } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { CalendarItemRecord } from './calendar-item.schema.js';

/** The problem with the end of an item, which must be after the start and at most a year later. */
export function endProblem({ startDate, endDate }: { startDate: Date; endDate: Date }): FieldProblemCode | null {
  if (endDate <= startDate) return 'end_before_start';
  return endDate.getTime() - startDate.getTime() > CALENDAR_ITEM_DAYS * DAY_MS ? 'date_too_late' : null;
}

/** The condition for items that overlap a range; either end may be open. No item starts earlier than the longest one allows. */
export function rangeCondition(from: Date | null, to: Date | null): Record<string, unknown> {
  const startDate = {
    ...(from ? { $gt: new Date(from.getTime() - CALENDAR_ITEM_DAYS * DAY_MS - 1) } : {}),
    ...(to ? { $lt: to } : {}),
  };
  return {
    ...(from || to ? { startDate } : {}),
    ...(from ? { endDate: { $gt: from } } : {}),
  };
}

/** The condition for items that name one of these people, in any way; an index serves each of the three. */
export const ofPeople = (people: { assignees: readonly Types.ObjectId[]; candidates: readonly Types.ObjectId[] }) => ({
  $or: [
    { assignedTo: { $in: people.assignees } },
    { recruiters: { $in: people.assignees } },
    { candidateId: { $in: people.candidates } },
  ],
});

type Attended = Pick<CalendarItemRecord, 'assignedTo' | 'recruiters'>;

/** The assignee and the recruiters of an item without these people: the first recruiter who stays takes the place of an assignee who goes. */
export function withoutPeople(
  { assignedTo, recruiters = [] }: Attended,
  people: readonly Types.ObjectId[],
): Required<Attended> {
  const goes = (id: Types.ObjectId): boolean => people.some((one) => one.equals(id));
  const rest = recruiters.filter((id) => !goes(id));
  if (!assignedTo || !goes(assignedTo)) return { assignedTo, recruiters: rest };
  return { assignedTo: rest[0] ?? null, recruiters: rest.slice(1) };
}

/** Further recruiters without the assignee and without doubles. */
export const furtherRecruiters = ({ assignedTo, recruiters = [] }: Attended): Types.ObjectId[] =>
  recruiters.filter(
    (id, place) => !assignedTo?.equals(id) && recruiters.findIndex((other) => other.equals(id)) === place,
  );

export const isConversation = (type: CalendarItemRecord['type']): boolean =>
  type === 'phone_interview' || type === 'live_interview';
