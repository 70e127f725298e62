import { CALENDAR_ITEM_DAYS, DAY_MS, type FieldProblemCode } from '@byline/shared-types/domain';

/** What is wrong with the end of an item: it is after the start, at most a year. */
export function endProblem({ startDate, endDate }: { startDate: Date; endDate: Date }): FieldProblemCode | null {
  if (endDate <= startDate) return 'end_before_start';
  return endDate.getTime() - startDate.getTime() > CALENDAR_ITEM_DAYS * DAY_MS ? 'date_too_late' : null;
}

/** The condition for items that lie in a range, in part or as a whole; either end may be open. The longest item bounds how far back it looks. */
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
