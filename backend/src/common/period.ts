import { ProblemError } from './errors/problem.error.js';

/** Refuses a period that ends before it starts; days (`YYYY-MM-DD`) and years compare alike. */
export function requirePeriod<T extends string | number>(from: T, to: T | null | undefined): void {
  if (to !== null && to !== undefined && to < from) throw ProblemError.field('to', 'end_before_start');
}
