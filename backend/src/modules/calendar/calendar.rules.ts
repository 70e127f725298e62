import { CALENDAR_ITEM_DAYS, DAY_MS, type AppointmentType, type FieldProblemCode } from '@byline/shared-types/domain';

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
export const ofPeople = <Id>(people: { assignees: readonly Id[]; candidates: readonly Id[] }) => ({
  $or: [
    { assignedTo: { $in: people.assignees } },
    { recruiters: { $in: people.assignees } },
    { candidateId: { $in: people.candidates } },
  ],
});

export interface Attended<Id> {
  assignedTo: Id | null;
  /** Undefined in items that are older than the field. */
  recruiters?: Id[];
}
interface Comparable {
  equals: (other: this) => boolean;
}

/** The assignee and the recruiters of an item without these people: the first recruiter who stays takes the place of an assignee who goes. */
export function withoutPeople<Id extends Comparable>(
  { assignedTo, recruiters = [] }: Attended<Id>,
  people: readonly Id[],
): Required<Attended<Id>> {
  const goes = (id: Id): boolean => people.some((one) => one.equals(id));
  const rest = recruiters.filter((id) => !goes(id));
  if (!assignedTo || !goes(assignedTo)) return { assignedTo, recruiters: rest };
  return { assignedTo: rest[0] ?? null, recruiters: rest.slice(1) };
}

/** The people of a coming item after a colleague loses the role: the recruiter who took it leads an appointment without other recruiters. */
export function handedOver<Id extends Comparable>(
  item: Attended<Id> & { candidateId?: Id | null },
  gone: Id,
  by: Id,
): Required<Attended<Id>> {
  const left = withoutPeople(item, [gone]);
  return item.candidateId && !left.assignedTo ? { ...left, assignedTo: by } : left;
}

/** Further recruiters without the assignee and without doubles. */
export const furtherRecruiters = <Id extends Comparable>({ assignedTo, recruiters = [] }: Attended<Id>): Id[] =>
  recruiters.filter(
    (id, place) => !assignedTo?.equals(id) && recruiters.findIndex((other) => other.equals(id)) === place,
  );

export const isConversation = (type: AppointmentType | null | undefined): boolean =>
  type === 'phone_interview' || type === 'live_interview';
