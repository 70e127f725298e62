import type { FieldProblem } from '@byline/shared-types/domain';
import { fieldProblem, ProblemError } from './errors/problem.error.js';
import { today } from './time.js';

/** Refuses a period that ends before it starts; days (`YYYY-MM-DD`) and years compare alike. */
export function requirePeriod<T extends string | number>(from: T, to: T | null | undefined): void {
  if (to !== null && to !== undefined && to < from) throw ProblemError.field('to', 'end_before_start');
}

/** The first and the last day of a plan, by the names of its fields. */
type Plan<F extends string> = Record<F, string | null>;

/**
 * The wrong days of a plan (docs/domain/recruiting.md#job-time: not before today). A saved day stays valid when it passes: only a new or changed
 * day is compared with today.
 */
export function planProblems<F extends string>(
  fields: readonly [first: F, last: F],
  plan: Plan<F>,
  saved: Plan<F> | null,
  day: string,
): FieldProblem[] {
  const past = fields.filter((field) => {
    const set = plan[field];
    return set !== null && set !== saved?.[field] && set < day;
  });
  if (past.length > 0) return past.map((field) => fieldProblem(field, 'date_in_past'));
  const [first, last] = fields;
  const [start, end] = [plan[first], plan[last]];
  return start !== null && end !== null && end < start ? [fieldProblem(last, 'end_before_start')] : [];
}

export function requirePlan<F extends string>(
  fields: readonly [first: F, last: F],
  plan: Plan<F>,
  saved: Plan<F> | null,
): void {
  const problems = planProblems(fields, plan, saved, today());
  if (problems.length > 0) throw ProblemError.fields(problems);
}
