import type { FieldProblemCode } from '@byline/shared-types/domain';

interface Period {
  start: string | null;
  end: string | null;
}

/**
 * What is wrong with a campaign's days (recruiter specification, section 5: not before today). A day that was saved before stays valid when it
 * passes: only a day that is set or changed is compared with today.
 */
export function periodProblems(
  period: Period,
  saved: Period | null,
  today: string,
): [keyof Period, FieldProblemCode][] {
  const past = (['start', 'end'] as const).filter((field) => {
    const day = period[field];
    return day !== null && day !== saved?.[field] && day < today;
  });
  if (past.length > 0) return past.map((field) => [field, 'date_in_past']);
  if (period.start !== null && period.end !== null && period.end < period.start) return [['end', 'end_before_start']];
  return [];
}
