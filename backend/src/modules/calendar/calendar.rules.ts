import { CALENDAR_ITEM_DAYS, DAY_MS, type FieldProblemCode } from '@byline/shared-types/domain';

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
