import { DAY_MS, type FieldProblemCode } from '@byline/shared-types/domain';

/** Longest item, in days: what bounds how far back a range has to look for items that reach into it. */
export const MAX_ITEM_DAYS = 366;

/** What is wrong with the end of an item: it is after the start, at most a year. */
export function endProblem({ startDate, endDate }: { startDate: Date; endDate: Date }): FieldProblemCode | null {
  if (endDate <= startDate) return 'end_before_start';
  return endDate.getTime() - startDate.getTime() > MAX_ITEM_DAYS * DAY_MS ? 'date_too_late' : null;
}

/** The condition for items that lie in a range, in part or as a whole; either end may be open. */
export function rangeCondition(from: Date | null, to: Date | null): Record<string, unknown> {
  const startDate = {
    ...(from ? { $gt: new Date(from.getTime() - MAX_ITEM_DAYS * DAY_MS - 1) } : {}),
    ...(to ? { $lt: to } : {}),
  };
  return {
    ...(from || to ? { startDate } : {}),
    ...(from ? { endDate: { $gt: from } } : {}),
  };
}
